import { formulaPoints, isBalanced, namesIn, unknownCodes, unusedCodes } from 'medical/formula-checks';
import calculators from '../mock-backend/seed/library/formulas/calculators.json';

describe('brackets', () => {
  it.each([
    ['', true],
    ['(a + [b]) * {c}', true],
    ['(a + b', false],
    ['a + b)', false],
    ['(a + [b)]', false],
    ['if(a, ")", "(")', true],
  ])('of %s are balanced: %s', (formula, balanced) => {
    expect(isBalanced(formula)).toBe(balanced);
    expect(formulaPoints(formula, 'formula')).toHaveLength(balanced ? 0 : 1);
  });
});

describe('names in a formula', () => {
  it.each([
    ['peso / (altura * altura)', ['peso', 'altura']],
    ['sqrt(peso) + Math.min(idade, 3)', ['peso', 'idade']],
    ['sexo == "feminino" ? 0.85 : 1', ['sexo']],
    ['1e5 * creatinina_2 and not febre', ['creatinina_2', 'febre']],
    ['pressão + 2.5', ['pressão']],
    ['', []],
  ])('are found: %s', (formula, names) => {
    expect(namesIn(formula)).toEqual(names);
  });

  it('that are not codes are reported once each', () => {
    const points = unknownCodes('peso / altura ^ altura', ['peso ', null]);
    expect(points.map(({ params }) => params)).toEqual([{ code: 'altura' }]);
  });

  it.each([
    ['peso / altura + e', []],
    ['peso * 2', ['altura', 'e']],
    ['paciente.peso + altura.cm - e', ['peso']],
    ['', []],
  ])('of %s leave parameters unused: %j', (formula, unused) => {
    const used = ['peso', 'altura', 'novo', 'e', ''].map(code => ({ code, path: 'p', rowName: code }));
    expect(unusedCodes(formula, used).map(({ params }) => params?.code)).toEqual(unused);
  });

  it('of working calculators give no point, but for two of the sample data whose parameter no formula uses', () => {
    const shown = calculators.flatMap(({ name, formula, params }) => {
      const codes = params.map(({ code }) => code);
      const used = codes.map(code => ({ code, path: '', rowName: code }));
      const points = [...formulaPoints(formula, 'f'), ...unknownCodes(formula, codes), ...unusedCodes(formula, used)];
      return points.map(({ message, params: told }) => `${name}: ${message} ${told?.code}`);
    });
    expect(shown).toEqual(['Gasto energético basal: hints.unusedCode febre', 'MELD: hints.unusedCode dialise']);
  });
});

describe('a division by nothing', () => {
  const isFound = (formula: string) =>
    formulaPoints(formula, 'formula').some(({ message }) => message === 'hints.divisionByNothing');

  it.each(['peso /', '(peso / )', 'peso / 0', 'peso / 0.0 + 1', 'peso / * 2', 'min(peso / , 1)', 'a / 0)'])(
    'is found in %s',
    formula => expect(isFound(formula)).toBe(true),
  );

  it.each(['peso / 2', 'peso / 0.5', 'peso / 0,5', 'peso / -altura', 'a / (b)', '"a / "', 'a / 05', ''])(
    'is not found in %s',
    formula => expect(isFound(formula)).toBe(false),
  );
});
