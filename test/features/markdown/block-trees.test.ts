import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { blockTreesAt } from 'features/markdown/block-trees';
import { randomOf, textOf } from '../../support/random-texts';

/** The kinds of nodes around an offset, with their ends, from the outermost. */
const around = (node: Nodes, offset: number, moved: number): string[] => {
  const start = (node.position?.start.offset ?? 0) + moved;
  const end = (node.position?.end.offset ?? 0) + moved;
  if (node.type !== 'root' && (offset < start || offset >= end)) return [];
  const inside = 'children' in node ? node.children.flatMap(child => around(child, offset, moved)) : [];
  return node.type === 'root' ? inside : [`${node.type} ${start} ${end}`, ...inside];
};

const SEEDS = Array.from({ length: 100 }, (_, seed) => seed);

test('B26: a block around a place is read as in the whole text', () => {
  let count = 0;
  SEEDS.forEach(seed => {
    const text = textOf(randomOf(seed)).replace(/\r\n?/g, '\n');
    // The parser counts from behind a byte order mark.
    const moved = text.startsWith('\ufeff') ? 1 : 0;
    const whole = unified().use(remarkParse).use(remarkGfm).parse(text);
    [...text.matchAll(/dipirona/gi)].forEach(({ index }) => {
      count += 1;
      const trees = blockTreesAt(text, [{ start: index, end: index + 8 }]);
      const read = trees.flatMap(({ tree, at }) => around(tree, index, at));
      expect({ seed, index, text, read }).toEqual({ seed, index, text, read: around(whole, index, moved) });
    });
  });
  expect(count).toBeGreaterThan(400);
});

test('B26: a block that is nested too deeply is told, and the others are read', () => {
  const text = `${'> '.repeat(100)}dipirona\n\ndipirona`;
  const [first, second, ...rest] = blockTreesAt(text, [{ start: 0, end: text.length }]);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ isUnread: true, tree: { children: [] } });
  expect(second).toMatchObject({ isUnread: false, tree: { children: [{ type: 'paragraph' }] } });
});
