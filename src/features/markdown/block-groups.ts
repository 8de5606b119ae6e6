import { lastBefore } from 'lib/binary-search';
import type { Block } from './split-blocks';

/**
 * The number of blocks that share one element. The browser skips layout and paint of such an element while it is far
 * from view, but checks in every frame whether it is in view. With one element per block of a text of 200 KB, these
 * checks delayed key presses (`test/bench/README.md`).
 */
const SIZE = 16;

/**
 * Puts blocks into groups, in the same order. A group begins at a key that is divisible by `SIZE`. So it keeps its
 * blocks when blocks before it are added or removed.
 */
export const groupedBlocks = <T extends { key: number }>(blocks: readonly T[]): [T, ...T[]][] => {
  const groups: [T, ...T[]][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    if (group && block.key % SIZE !== 0) group.push(block);
    else groups.push([block]);
  }
  return groups;
};

/** About how many characters a preview line holds; the heights of a line and of the space below a block, in rem. */
const LINE = 60;
const LINE_HEIGHT = 1.5;
const SPACE = 1;

const heightOf = ({ markdown }: Pick<Block, 'markdown'>) =>
  markdown.split('\n').reduce((height, { length }) => height + Math.ceil(length / LINE) * LINE_HEIGHT, SPACE);

/** The estimated height of a group before it is in view, in rem. It helps to keep text and preview aligned. */
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
  lastBefore(children, child => child.getBoundingClientRect().top > top);

/**
 * The index of the last block that begins at or above `top`, in pixels from the top of the window. Groups are
 * measured first: measuring a block far from view would force the layout of its group.
 */
export const blockIndexAt = (list: Element, top: number): number => {
  const groups = [...list.children];
  const at = lastAbove(list, top);
  const before = groups.slice(0, at).reduce((count, group) => count + group.children.length, 0);
  const group = groups[at];
  return group ? before + lastAbove(group, top) : 0;
};
