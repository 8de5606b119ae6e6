import { findingsInEdited } from 'features/checks/edited-findings';
import { findingsIn, withLines } from 'features/checks/text-findings';

/** The findings, each as its rule and the words that it concerns. */
const found = (text: string, missing: string[] = []) =>
  findingsIn(text, { missing }).map(({ rule, start, end }) => `${rule}: ${text.slice(start, end)}`);

const long = (count: number) => 'Uma frase de vinte. '.repeat(count).trim();

describe('the reading check finds', () => {
  test.each([
    ['a heading two levels down', '# A\n\na\n\n### B\n\nb', ['skippedLevel: ### B']],
    ['an empty section', '## A\n\n## B\n\nb', ['emptySection: ## A']],
    ['an empty last section', '## A\n\na\n\n## B\n', ['emptySection: ## B']],
    ['a section above a larger one', '## A\n\na\n\n### B\n\n## C\n\nc', ['emptySection: ### B']],
    ['double spaces', 'Uma  dose certa', ['doubleSpace:   ']],
    ['double spaces in an item', '- uma  dose', ['doubleSpace:   ']],
    ['a decimal point', 'Dar 1.5 mg', ['decimalPoint: 1.5']],
    ['decimals that are no thousands', 'Dar 0.125 mg ou 1.2345', ['decimalPoint: 0.125', 'decimalPoint: 1.2345']],
    ['a decimal point at the end', 'A dose é 2.5.', ['decimalPoint: 2.5']],
    ['both ends of a range', 'de 1.5-2.5 mg', ['decimalPoint: 1.5', 'decimalPoint: 2.5']],
    ['a dose that begins a line', '1.5 mg ao dia', ['decimalPoint: 1.5']],
    ['a dose in an item', '- 1.5 mg', ['decimalPoint: 1.5']],
    ['xxx', 'Dose de xxx mg, XXXX', ['placeholder: xxx', 'placeholder: XXXX']],
    ['TODO', 'TODO: rever', ['placeholder: TODO']],
    ['brackets', 'ver [[fonte]]', ['placeholder: [[']],
    ['lorem ipsum', 'Lorem ipsum dolor', ['placeholder: Lorem ipsum']],
    ['question marks', 'dose ???', ['placeholder: ???']],
  ])('%s', (_name, text, expected) => expect(found(text)).toEqual(expected));

  test('each use of a picture that is known to be missing', () => {
    const text = '![A](/images/a) ![B](/images/b) ![A](/images/a)';
    expect(found(text, ['a'])).toEqual(['unknownPicture: ![A](/images/a)', 'unknownPicture: ![A](/images/a)']);
  });

  test('a paragraph and a list item above 1,000 characters', () => {
    const text = `${long(51)}\n\n- ${long(60)}\n- ${long(49)}`;
    expect(found(text)).toEqual([`longParagraph: ${long(51)}`, `longParagraph: - ${long(60)}`]);
  });

  test('all problems in the order of the text, with their line numbers', () => {
    const text = 'Uma  dose\n\n## A\n\n1.5 mg\nxxx\n';
    const findings = findingsIn(text);
    expect(findings.map(({ rule }) => rule)).toEqual(['doubleSpace', 'decimalPoint', 'placeholder']);
    expect(withLines(text, findings).map(({ line }) => line)).toEqual([1, 5, 6]);
  });
});

describe('the reading check ignores', () => {
  test.each([
    ['the first heading', '### A\n\na'],
    ['headings that rise', '# A\n\na\n\n## B\n\nb\n\n### C\n\nc\n\n# D\n\nd'],
    ['a heading over a smaller one', '# A\n\n## B\n\nb'],
    ['a section that holds a picture only', '## A\n\n![a](/images/a)'],
    ['line breaks and indents', 'um  \ndois\n\n-   três\n    - quatro\n1.  cinco\n\n    seis'],
    ['tables', '| a    | b  |\n|------|----|\n| c    | d  |'],
    ['thousands', 'Cerca de 1.500 casos e 1.234.567 doses, 0,5 mg'],
    ['numbered sections', '## 1.2 Quadro\n\n1.2 Quadro clínico\n\nver a seção 1.2.3'],
    [
      'codes, dates and addresses',
      'CID F32.1, DSM-5.1, 12.05.2020, [a](https://a.org/v1.5) https://a.org/1.5 doi:10.1000/1.5',
    ],
    ['code', '`1.5  x` e\n\n```\n# A\n#### B  xxx 1.5\n```\n'],
    ['pictures with brackets', '![[a](/images/a) ![xxx 1.5](/images/a)'],
    ['todo, which is a word', 'Examine todo o abdome. EM TODO O MUNDO, TODO CASO'],
    ['words with x', 'Século XX, sexxual, maxxxima'],
    ['long tables', `| ${'a | '.repeat(800)}`],
  ])('%s', (_name, text) => expect(found(text)).toEqual([]));

  test('a clean text of 50 KB', () => {
    const clean = `## Título\n\n${long(20)}\n\n- um item\n- outro, de 1,5 mg\n\n`.repeat(120);
    expect(clean.length).toBeGreaterThan(50_000);
    expect(found(clean)).toEqual([]);
  });

  // A pattern that tried every way to close these would never finish.
  test.each(['![', '`', '](', '<', '1.'])(
    '%s opened 20,000 times and never closed, except as one long paragraph',
    open => {
      expect(findingsIn(open.repeat(20_000)).map(({ rule }) => rule)).toEqual(['longParagraph']);
    },
  );
});

describe('two pictures glued together', () => {
  const [one, two] = ['![A](/images/a)', '![B](/images/b)'];
  const glued = (text: string) => found(text).filter(line => line.startsWith('glued'));

  test.each([
    ['without a space', `${one}${two}`],
    ['on two lines', `${one}\n${two}`],
  ])('%s are found', (_name, text) => expect(glued(text)).toEqual([`gluedPictures: ${one}`]));

  test.each([
    ['with an empty line', `${one}\n\n${two}`],
    ['with words', `${one} e ${two}`],
    ['with a space', `${one} ${two}`],
    ['in one row of a table', `| a | b |\n|---|---|\n| ${one} ${two} | x |`],
    ['in code', `\`${one}${two}\``],
  ])('%s are not', (_name, text) => expect(glued(text)).toEqual([]));
});

describe('an empty column of a table', () => {
  test.each([
    ['is found by its header', '| Sinal | Valor |\n|---|---|\n| Febre |  |\n| Tosse | |', ['emptyColumn: Valor']],
    ['is found in a row that ends early', '| Sinal | Valor |\n|---|---|\n| Febre |', ['emptyColumn: Valor']],
    ['is found without outer bars', 'Sinal | Valor\n:--|--:\nFebre |', ['emptyColumn: Valor']],
    ['is not one with a single value', '| Sinal | Valor |\n|---|---|\n| Febre |  |\n| Tosse | 1 |', []],
    ['is not one with a picture or code', '| A | B |\n|---|---|\n| ![x](/images/x) | `0` |', []],
    ['is not one without a header', '|  | Valor |\n|---|---|\n| Febre | 1 |', []],
    ['is not one of a table without rows', '| A | B |\n|---|---|\n\nTexto.', []],
    ['is not one with an escaped bar', '| A | B |\n|---|---|\n| a \\| b | c |', []],
  ])('%s', (_name, text, expected) => expect(found(text)).toEqual(expected));
});

describe('a number or unit that changed', () => {
  const changed = (before: string, now: string) =>
    findingsInEdited(before, now)
      .filter(({ rule }) => rule === 'changedNumber')
      .map(({ detail, start, end }) => [detail, now.slice(start, end)]);

  test.each([
    ['a digit more', 'Dar 8 g ao dia.', 'Dar 84 g ao dia.', [['8 g → 84 g', '84 g']]],
    ['another unit', 'Dar 8 mg ao dia.', 'Dar 8 g ao dia.', [['8 mg → 8 g', '8 g']]],
    ['both', 'Dar 500 mg ao dia.', 'Dar 1 g ao dia.', [['500 mg → 1 g', '1 g']]],
    ['a comma', 'Dose: 0,5 mg/kg.', 'Dose: 5 mg/kg.', [['0,5 mg → 5 mg', '5 mg']]],
    ['a duration', 'Por 10 dias.', 'Por 14 dias.', [['10 dias → 14 dias', '14 dias']]],
    ['a sign', 'Por 10 dias.', 'Por 10 a 14 dias.', []],
    ['one of two lines', 'A 1 mg\n\nB 2 mg\n\nC', 'A 1 mg\n\nB 20 mg\n\nC', [['2 mg → 20 mg', '20 mg']]],
    [
      'two in one line',
      'De 2 mg a 4 mg ao dia',
      'De 3 mg a 5 mg ao dia',
      [
        ['2 mg → 3 mg', '3 mg'],
        ['4 mg → 5 mg', '5 mg'],
      ],
    ],
  ])('is found: %s', (_name, before, now, expected) => expect(changed(before, now)).toEqual(expected));

  test.each([
    ['new text', 'Dar 8 g.', 'Dar 8 g.\n\nDepois, 4 g.'],
    ['removed text', 'Dar 8 g.\n\nDepois, 4 g.', 'Dar 8 g.'],
    ['a text that was empty', '', 'Dar 8 g.'],
    ['words', 'Dar 8 g cedo.', 'Dar 8 g tarde.'],
    ['numbers of items', '1. um\n2. dois', '1. um\n2. novo\n3. dois'],
    ['numbers of headings', '## 1.1 Quadro', '## 1.2 Quadro'],
    ['addresses', '[a](https://a.org/1)', '[a](https://a.org/2)'],
    [
      'a sentence written anew',
      'Dar 8 g ao dia, sempre.',
      'Evitar em menores de 12 anos com doença renal grave e crônica.',
    ],
    ['line ends', 'Dar 8 g.\nFim', 'Dar 8 g.\nFim\n'],
  ])('is not found: %s', (_name, before, now) => expect(changed(before, now)).toEqual([]));
});

describe('the same drug and number with another unit', () => {
  const units = (text: string, ...elsewhere: string[]) =>
    findingsIn(text, { elsewhere })
      .filter(({ rule }) => rule === 'otherUnit')
      .map(({ detail }) => detail);

  test.each([
    ['in the text', 'Dipirona 500 mg. Depois, dipirona 500 g.', [], ['500 mg ↔ 500 g']],
    ['before its drug', 'Dar 500 mg de dipirona. Dipirona sódica 500 g.', [], ['500 mg ↔ 500 g']],
    ['elsewhere in the record', 'Levotiroxina 25 mg.', ['Levotiroxina 25 mcg ao dia.'], ['25 mcg ↔ 25 mg']],
    [
      'in a table',
      '| Droga | Dose |\n|---|---|\n| Digoxina | 0,25 mcg |',
      ['Digoxina 0,25 mg'],
      ['0,25 mg ↔ 0,25 mcg'],
    ],
    ['by weight', 'Dopamina 5 mg/kg/min', ['Dopamina 5 mcg/kg/min'], ['5 mcg/kg/min ↔ 5 mg/kg/min']],
    ['as the rarer one', 'Dipirona 500 g. Dipirona 500 mg. Dipirona 500 mg.', [], ['500 mg ↔ 500 g']],
  ])('is found %s', (_name, text, elsewhere, expected) => expect(units(text, ...elsewhere)).toEqual(expected));

  test.each([
    ['of another number', 'Dipirona 500 mg ou dipirona 1 g.', []],
    ['of another drug', 'Dipirona 1 g e diazepam 1 mg.', []],
    ['of another rate', 'Dopamina 5 mcg/kg/min, ampola de dopamina 5 mg/mL.', []],
    ['a day', 'Dipirona 1 g/dia, dipirona 1 g.', []],
    ['written in two ways', 'Levotiroxina 25 mcg, levotiroxina 25 µg.', []],
    ['without a drug', 'Dose de 1 g, dose de 1 mg.', []],
    ['of two vitamins', 'Vitamina C 1 g, vitamina B12 1 mg.', []],
  ])('is not found %s', (_name, text, elsewhere) => expect(units(text, ...elsewhere)).toEqual([]));
});
