import { tests as examples, text as specification } from 'commonmark-spec';
import fc from 'fast-check';
import { textBlocks } from 'features/markdown/internal/text-blocks';
import { asPreview, asWhole } from './markup';

const isEqual = (markdown: string) => asPreview(markdown) === asWhole(markdown);

test('the preview of each example of the CommonMark specification equals its whole', () => {
  const different = examples.filter(({ markdown }) => !isEqual(markdown.replaceAll('→', '\t')));
  expect(different.map(({ number, section }) => `${number}: ${section}`)).toEqual([]);
});

test('the preview of the CommonMark specification itself, a text of 200 KB, equals its whole', () => {
  expect(asPreview(specification)).toBe(asWhole(specification));
});

const TEXTS = { numRuns: 200, seed: 20261126 };

const line = fc.constantFrom(
  'Dor no peito.',
  '# Título',
  'Título',
  '===',
  '---',
  '- item',
  '- [x] feito',
  '* outro',
  '1. um',
  '2) dois',
  '-',
  '  continua',
  '    recuado',
  '\tcom tabulação',
  '> cita',
  '>',
  '> - item citado',
  '| a | b |',
  '|---|:-:|',
  '| 1 | 2 |',
  '```',
  '  ```',
  '- ```',
  '~~~~',
  '<div>',
  '<!-- nota',
  '-->',
  '  <script>',
  '</script>',
  '<b>',
  '**forte',
  'fim** e `código',
  '[x]: https://exemplo.com/?a=1&b=2',
  '[X]: <outro endereço> "título"',
  '[atenção]: não usar em gestantes.',
  '  [y]: /y',
  '> [z]: /z',
  'veja [x], [y][], [o z][z] e [atenção]',
  '[^1]: nota com [x] e [^2]',
  '[^2]: outra nota',
  '> [^c]: nota citada',
  'dito[^1] e[^2] e[^c] e `[^2]`',
  '\u00a0',
  '\u3000',
  ' \t',
  '',
  '',
  '',
);

test('the preview of any lines of markdown equals their whole', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 24 }).map(lines => lines.join('\n')),
      text => expect(asPreview(text)).toBe(asWhole(text)),
    ),
    TEXTS,
  );
});

test('the preview of examples of the specification one below the other equals their whole', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...examples), { minLength: 2, maxLength: 12 }),
      fc.constantFrom('\n', '\n\n'),
      (chosen, between) => {
        const text = chosen.map(({ markdown }) => markdown.replaceAll('→', '\t')).join(between);
        expect(asPreview(text)).toBe(asWhole(text));
      },
    ),
    { ...TEXTS, numRuns: 60 },
  );
});

const repeated = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at));

/** A text of more than 20,000 characters between these parts. */
const longBetween = (start: string, end: string) =>
  [start, ...repeated(500, at => `Parágrafo ${at} com **negrito** e uma dose de cinco miligramas.`), end].join('\n\n');

const rows = repeated(300, at => `| ${at} | **dose** ${at} \\| dia | ${at % 7 === 0 ? '' : 'ver [x]'} |`);
const TABLE = ['| a | b | c |', '|:--|:-:|--:|', ...rows].join('\n');
const WIDE = ['a|'.repeat(30), '-|'.repeat(30), ...repeated(150, at => 'ç|'.repeat(at % 31) + at)].join('\n');
const items = (marker: (at: number) => string, between: string) =>
  repeated(250, at => `${marker(at)} item ${at} com *ênfase* e [x]`).join(between);

describe('the preview of a long text equals its whole:', () => {
  it.each([
    ['a sentence that looks like a link definition', longBetween('Primeiro.', '[Atenção]: não usar em gestantes.')],
    [
      'a link that is defined at the end',
      longBetween('Ver [x] e [y z][].', '[x]: https://exemplo.com "X"\n[Y Z]: <#/a b>'),
    ],
    [
      'footnotes',
      longBetween(
        'Um[^b] e dois[^1].\n\nDe novo[^b], três[^c].',
        '[^1]: Diretriz 2020 [x]\n\n    e mais[^d]\n\n[^b]: Outra\n\n[^c]: Citada\n[^d]: Na nota\n\n[x]: #/a',
      ),
    ],
    ['a footnote in a quotation', longBetween('Um[^1] e [^2].', '> [^1]: Diretriz\n> 2020\n\n- [^2]: b')],
    ['a table', longBetween('[x]: #/a', TABLE)],
    ['a wide table whose rows have too few or too many cells', WIDE],
    ['a table, and a heading below it', `${TABLE}\n# Fim\n${rows[0]}`],
    ['a table, and a list in the middle of it', `${TABLE}\n- item\n${rows.join('\n')}`],
    ['a table without pipes at the sides', ['a | b', '--|--', ...repeated(500, at => `${at} mg | dose`)].join('\n')],
    ['a tight list', `${items(() => '-', '\n')}\n\n[x]: #/a`],
    ['a loose list', `${items(() => '*', '\n\n')}\n\n[x]: #/a`],
    ['a list with one blank line', `${items(() => '+', '\n')}\n\n${items(() => '+', '\n')}`],
    ['a list that goes on with another mark', `${items(() => '-', '\n')}\n${items(() => '+', '\n')}`],
    ['a numbered list', items(at => `${at + 3}.`, '\n')],
    ['a loose numbered list', items(at => `${at}.`, '\n\n')],
    ['a numbered list with lists in it', items(at => `${at}.`, '\n     - um\n\n       dois\n     - três\n')],
    ['a list with blank lines in its items only', items(() => '-', '\n\n  mais\n')],
    ['a list of tasks', items(at => (at % 2 ? '- [ ]' : '- [x]'), '\n')],
    ['a list with code in it', items(() => '-', '\n  ```\n  a\n\n  b\n  ```\n')],
    ['a list with a heading in it', `${items(() => '-', '\n')}\n# Título\n${items(() => '-', '\n')}`],
    ['a list with lines that are less indented', `${items(() => '10.', '\n  texto\n')}`],
    ['code with blank lines', longBetween('```', '```\nfim')],
    ['code that does not end', longBetween('Antes\n\n~~~', '# não')],
    ['a comment with blank lines', longBetween('<!--', '-->\n\n# sim')],
    ['a script', longBetween('  <script>', '</script> x\n\n# sim')],
    ['a quotation', repeated(200, at => `> linha ${at} **de\n> citação** [x]\n>\n> - a`).join('\n')],
    [
      'headings that are underlined',
      repeated(250, at => `Título ${at}\n${at % 2 ? '===' : '---'}\n${at}`).join('\n\n'),
    ],
    [
      'lines that are blank but for a no-break space',
      repeated(200, at => `a ${at}\n\u00a0\nb\n\u3000\n- c`).join('\n'),
    ],
    ['Windows line ends', longBetween('Ver [x][].', `- um\n\n- dois\n\n[x]: #/a`).replace(/\n/g, '\r\n')],
  ])('%s', (_what, text) => {
    expect(asPreview(text)).toBe(asWhole(text));
  });
});

describe('F230: the first of two definitions counts,', () => {
  const TWO = '[x]: https://primeira.example\n[X]: https://segunda.example';
  it.each([
    ['that stand together', `${TWO}\n\nVer [x].`],
    ['in two blocks', `Ver [x].\n\n${TWO.replace('\n', '\n\n')}`],
    ['in a quotation and below it', `> [x]: https://primeira.example\n\nVer [x].\n\n[x]: https://segunda.example`],
    ['beside the block that has the second', `[x]: https://primeira.example\n\nVer [x].\n[x]: não\n\n${TWO}`],
    [
      'in a list in slices',
      `[x]: https://primeira.example\n\n${items(() => '-', '\n')}\n\n[x]: https://segunda.example`,
    ],
    ['below a table in slices', `${TABLE}\n\n${TWO}`],
  ])('%s', (_where, text) => {
    const shown = asPreview(text);
    expect(shown).toContain('https://primeira.example');
    expect(shown).not.toContain('https://segunda.example');
    expect(shown).toBe(asWhole(text));
  });

  it.each([
    ['of a footnote', 'Um[^1].\n\n[^1]: Primeira.\n\n[^1]: Segunda.'],
    ['of a footnote between long texts', longBetween('Um[^n].\n\n[^n]: Primeira.', '> [^N]: Segunda.')],
  ])('%s', (_what, text) => {
    expect(asPreview(text)).toContain('Primeira.');
    expect(asPreview(text)).not.toContain('Segunda.');
  });
});

test('a letter typed into a long table or list renders one of its slices again', () => {
  const changed = (before: string, after: string) => {
    const keysOf = (text: string) => textBlocks(text).flatMap(({ sliced }) => sliced.pieces.map(({ key }) => key));
    const known = new Set(keysOf(before));
    return [known.size, keysOf(after).filter(key => !known.has(key)).length];
  };
  const [slices, again] = changed(TABLE, TABLE.replace('**dose** 200', '**doses** 200'));
  expect(slices).toBeGreaterThan(6);
  expect(again).toBeLessThan(3);
  const list = items(() => '-', '\n');
  const [parts, newParts] = changed(list, list.replace('item 120', 'item 120!'));
  expect(parts).toBeGreaterThan(6);
  expect(newParts).toBeLessThan(3);
});

test('a footnote shows its number and its text, and no default texts of the library', () => {
  const shown = asPreview('## Dose\n\nUma vez ao dia[^1].\n\n[^1]: Em adultos.');
  expect(shown.split(/<[^>]*>|\n/).filter(text => text !== '')).toEqual([
    'Dose',
    'Uma vez ao dia',
    '1',
    '.',
    'Em adultos.',
  ]);
});
