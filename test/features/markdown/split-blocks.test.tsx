import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { keepKeys, NO_KEYS } from 'features/markdown/keep-keys';
import { sliced } from 'features/markdown/slice-block';
import { splitBlocks } from 'features/markdown/split-blocks';

const html = (markdown: string) =>
  renderToStaticMarkup(<ReactMarkdown remarkPlugins={[remarkGfm]}>{markdown}</ReactMarkdown>).replace(/\s+/g, '');

test.each([
  ['paragraphs and headings', '# Um\n\ntexto\n\n## Dois\ntexto\n\noutro'],
  ['a loose list', '- um\n\n- dois\n\n  ainda dois\n\nfora'],
  ['an ordered list across blank lines', '1. um\n\n2. dois\n\n3. três\n\nfim'],
  ['a fence with blank lines', 'antes\n\n```\n# não\n\né título\n```\n\ndepois'],
  ['tables', '| a | b |\n|---|---|\n| ç | ã |\n\ntexto'],
  ['a quotation', '> um\n>\n> dois\n\nfora\n\n> três'],
  ['link definitions', 'ver [a][1]\n\ne [b][1]\n\n[1]: https://example.org'],
  ['raw HTML', '<pre>\n\n# não\n\n</pre>\n\n# sim'],
  ['a comment', '<!-- a\n\n# não -->\n\n# sim'],
])('%s: blocks rendered one by one give the same HTML as the whole text', (_name, markdown) => {
  expect(
    splitBlocks(markdown)
      .map(({ markdown: one }) => html(one))
      .join(''),
  ).toBe(html(markdown));
});

test('an edit in one paragraph changes one block', () => {
  const before = splitBlocks('um\n\ndois\n\ntrês');
  const after = splitBlocks('um\n\ndois!\n\ntrês');
  expect(after.filter(({ markdown }, index) => markdown !== before[index].markdown)).toHaveLength(1);
});

describe('splitting very long blocks', () => {
  const lines = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at));
  const block = (all: string[]) => ({ markdown: all.join('\n'), line: 7, lead: 0 });
  const sentence = (at: number) => `Linha ${at}: uma dose de cinco miligramas por quilo.`;

  /** The slices of a block. Checks that they are many and short. */
  const slicesOf = (all: string[]) => {
    const slices = sliced(block(all));
    expect(slices.length).toBeGreaterThan(10);
    expect(Math.max(...slices.map(({ markdown }) => markdown.length))).toBeLessThan(10_000);
    return slices;
  };

  test.each([
    ['a paragraph', sentence],
    ['a list', (at: number) => `- ${sentence(at)}`],
  ])('%s is split into slices that contain the whole text and know their line numbers', (_name, of) => {
    const all = lines(4000, of);
    const slices = slicesOf(all);
    expect(slices.map(({ markdown }) => markdown).join('\n')).toBe(all.join('\n'));
    slices.forEach(({ markdown, line }) => expect(markdown.startsWith(all[line - 7])).toBe(true));
  });

  test('one line is split into slices that contain the whole text', () => {
    const line = lines(4000, sentence).join(' ');
    expect(
      slicesOf([line])
        .map(({ markdown }) => markdown)
        .join(''),
    ).toBe(line);
  });

  test('a table repeats its header in each slice, and code stays code', () => {
    const table = sliced(block(['| a | b |', '|---|---|', ...lines(1000, at => `| ${at} | ${sentence(at)} |`)]));
    expect(table.every(({ markdown }) => html(markdown).startsWith('<table><thead>'))).toBe(true);
    const code = sliced(block(['```', ...lines(1000, sentence), '```']));
    expect(code.every(({ markdown }) => html(markdown).startsWith('<pre><code>'))).toBe(true);
  });

  test('a block of usual length is not split', () => {
    const usual = block(lines(100, sentence));
    expect(sliced(usual)).toEqual([usual]);
  });
});

test('a block keeps its key while blocks before it are added or removed, and while it is edited', () => {
  const first = keepKeys(NO_KEYS, ['a', 'b', 'c']);
  const inserted = keepKeys(first, ['a', 'x', 'b', 'c']);
  expect(inserted.keys).toEqual([0, 3, 1, 2]);
  expect(keepKeys(inserted, ['a', 'x', 'b!', 'c']).keys).toEqual([0, 3, 1, 2]);
  expect(keepKeys(inserted, ['b', 'c']).keys).toEqual([1, 2]);
  expect(keepKeys(first, ['a', 'a', 'b', 'c']).keys).toEqual([0, 3, 1, 2]);
});
