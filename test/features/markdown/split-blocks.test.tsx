import { cutProse } from 'features/markdown/internal/cut-prose';
import { keepKeys, NO_KEYS } from 'features/markdown/keep-keys';
import { splitBlocks } from 'features/markdown/split-blocks';

test('an edit in one paragraph changes one block', () => {
  const before = splitBlocks('um\n\ndois\n\ntrês');
  const after = splitBlocks('um\n\ndois!\n\ntrês');
  expect(after.filter(({ markdown }, index) => markdown !== before[index].markdown)).toHaveLength(1);
});

test.each([
  ['no text', '', []],
  ['blank lines', '\n \n\t\n', []],
  ['blank lines first', '\n\num\n\ndois', [2, 4]],
  ['a loose list', 'um\n\n- a\n\n- b\n\n  c\n\nfim', [0, 2, 8]],
  ['code with blank lines', '```\na\n\nb\n```\n\nfim', [0, 6]],
  ['a comment with blank lines', '<!-- a\n\nb -->\n\nfim', [0, 4]],
  ['a paragraph of a no-break space', 'a\n\u00a0\nb', [0]],
])('the blocks of a text begin at these lines: %s', (_what, text, lines) => {
  expect(splitBlocks(text).map(({ line }) => line)).toEqual(lines);
});

describe('a paragraph of more than 50,000 characters is cut into slices that contain all of it:', () => {
  const sentences = Array.from({ length: 2000 }, (_, at) => `Linha ${at}: uma dose de cinco miligramas por quilo.`);
  it.each([
    ['of many lines', '\n'],
    ['of one line', ' '],
  ])('%s', (_what, between) => {
    const text = sentences.join(between);
    const slices = cutProse(text);
    expect(slices.length).toBeGreaterThan(10);
    expect(Math.max(...slices.map(({ length }) => length))).toBeLessThan(10_000);
    expect(slices.map(slice => slice.trim()).join(between)).toBe(text);
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
