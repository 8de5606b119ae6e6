import { useEffect, useMemo, useState, type RefObject } from 'react';
import { afterPaint } from 'ui/layout/after-paint';
import { blockIndexAt } from './block-groups';
import { parse, parsed } from './parse';
import type { Block } from './split-blocks';

/** So many characters are parsed before anything is shown; they are what one paragraph or one screen needs. */
const AT_ONCE = 6_000;
/** The rest follows in slices of so many milliseconds, and is shown so often. */
const SLICE = 10;
const SHOWN_EVERY = 120;

const isWaiting = ({ markdown }: Block) => parsed(markdown) === undefined;

const parseFirst = (blocks: readonly Block[]) => {
  let left = AT_ONCE;
  for (const block of blocks) {
    if (left <= 0) return;
    if (!isWaiting(block)) continue;
    parse(block.markdown);
    left -= block.markdown.length;
  }
};

/** What waits, in the order of its turn: what is in view, what follows it, what is above. */
const waiting = (blocks: readonly Block[], list: HTMLElement | null) => {
  const frame = list?.parentElement?.getBoundingClientRect();
  const first = list && frame ? blockIndexAt(list, Math.max(0, frame.top)) : 0;
  return [...blocks.slice(first), ...blocks.slice(0, first)].filter(isWaiting);
};

/** Parses for the length of a slice; answers whether all is done. */
const parseSlice = (queue: readonly Block[]) => {
  const end = performance.now() + SLICE;
  return queue.every(({ markdown }) => {
    if (performance.now() > end) return false;
    parse(markdown);
    return true;
  });
};

/**
 * Sees to it that all blocks get parsed: a few at once, a long text's in slices, so that the page goes on answering.
 * Renders again as blocks become `parsed`.
 */
export const useParsed = (blocks: readonly Block[], list: RefObject<HTMLElement | null>) => {
  const [, show] = useState(0);
  useMemo(() => parseFirst(blocks), [blocks]);

  useEffect(() => {
    if (!blocks.some(isWaiting)) return;
    let shown = performance.now();
    let stop: () => void = () => undefined;
    const work = () => {
      const isDone = parseSlice(waiting(blocks, list.current));
      if (isDone || performance.now() - shown > SHOWN_EVERY) {
        shown = performance.now();
        show(round => round + 1);
      }
      if (!isDone) stop = afterPaint(work);
    };
    stop = afterPaint(work);
    return () => stop();
  }, [blocks, list]);
};
