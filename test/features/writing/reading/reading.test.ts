import { findingsIn, withLines } from 'features/writing/reading/findings';

/** The findings, each as its rule and the words that it concerns. */
const found = (text: string, missing: string[] = []) =>
  findingsIn(text, missing).map(({ rule, start, end }) => `${rule}: ${text.slice(start, end)}`);

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
    const findings = findingsIn(text, []);
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
      expect(findingsIn(open.repeat(20_000), []).map(({ rule }) => rule)).toEqual(['longParagraph']);
    },
  );
});
