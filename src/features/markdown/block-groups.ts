import { lastBefore } from 'lib/binary-search';
import type { Block } from './split-blocks';

/**
 * So many blocks share an element that the browser leaves out of layout and paint while it is far from view. At every
 * frame it asks of each such element whether that is in view: with one for each block of a text of 200 KB, a key waited
 * for the answers (`test/bench/README.md`).
 */
const SIZE = 16;

/**
 * Blocks in groups, in the same order. A group begins at a key that `SIZE` divides, and so keeps its blocks while
 * others come and go before it.
 */
export const grouped = <T extends { key: number }>(blocks: readonly T[]): T[][] => {
  const groups: T[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    if (group && block.key % SIZE !== 0) group.push(block);
    else groups.push([block]);
  }
  return groups;
};

/** Characters on a line of a preview, about; the heights of a line and of the space below a block, in rem. */
const LINE = 60;
const LINE_HEIGHT = 1.5;
const SPACE = 1;

const heightOf = ({ markdown }: Pick<Block, 'markdown'>) =>
  markdown.split('\n').reduce((height, { length }) => height + Math.ceil(length / LINE) * LINE_HEIGHT, SPACE);

/** About how tall a group is, in rem, before it was in view: text and preview are kept side by side by it. */
export const heightOfGroup = (blocks: readonly Pick<Block, 'markdown'>[]): number =>
  blocks.reduce((height, block) => height + heightOf(block), 0);

/** The element of a block, by its index among all blocks of a list of groups. */
export const blockElement = (list: Element, index: number): Element | undefined => {
  let left = index;
  for (const group of list.children) {
    if (left < group.children.length) return group.children[left];
    left -= group.children.length;
  }
  return undefined;
};

const lastAbove = ({ children }: Element, top: number) =>
  lastBefore(children.length, index => children[index].getBoundingClientRect().top > top);

/**
 * The index of the last block that begins no further down than `top`, in pixels from the top of the window. Groups are
 * asked first: to ask a block far from view would lay out its group.
 */
export const blockIndexAt = (list: Element, top: number): number => {
  const groups = [...list.children];
  const at = lastAbove(list, top);
  const before = groups.slice(0, at).reduce((count, group) => count + group.children.length, 0);
  return groups.length > 0 ? before + lastAbove(groups[at], top) : 0;
};
