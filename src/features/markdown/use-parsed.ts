import { useEffect, useMemo, useState, type RefObject } from 'react';
import { afterPaint } from 'ui/layout/after-paint';
import { blockIndexAt } from './block-groups';
import { parse, parsed } from './parse';
import type { Block } from './split-blocks';

/** The number of characters parsed before anything is shown: enough for one paragraph or one screen. */
const AT_ONCE = 6_000;
/** The rest is parsed in slices of `SLICE` milliseconds; the view is updated every `SHOWN_EVERY` milliseconds. */
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

/** The blocks that are not parsed yet, in parsing order: those in view, those below, then those above. */
const waiting = (blocks: readonly Block[], list: HTMLElement | null) => {
  const frame = list?.parentElement?.getBoundingClientRect();
  const first = list && frame ? blockIndexAt(list, Math.max(0, frame.top)) : 0;
  return [...blocks.slice(first), ...blocks.slice(0, first)].filter(isWaiting);
};

/** Parses for the duration of one slice. Returns whether all blocks are parsed. */
const parseSlice = (queue: readonly Block[]) => {
  const end = performance.now() + SLICE;
  return queue.every(({ markdown }) => {
    if (performance.now() > end) return false;
    parse(markdown);
    return true;
  });
};

/**
 * Parses all blocks: the first ones at once, the rest of a long text in slices, so that the page stays responsive.
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
