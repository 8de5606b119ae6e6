import { bracketHints, isBalanced, namesIn, unknownCodeHints } from 'medical/formula-hints';
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
    expect(bracketHints({ formula })).toHaveLength(balanced ? 0 : 1);
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
    const hints = unknownCodeHints('peso / altura ^ altura', ['peso ', null]);
    expect(hints.map(({ text }) => text)).toEqual([expect.stringContaining('“altura”')]);
  });

  it('of working calculators give no hint', () => {
    const shown = calculators.flatMap(({ name, formula, params }) => {
      const codes = params.map(({ code }) => code);
      return [...bracketHints({ formula }), ...unknownCodeHints(formula, codes)].map(({ text }) => `${name}: ${text}`);
    });
    expect(shown).toEqual([]);
  });
});
