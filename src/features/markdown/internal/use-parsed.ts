import { type RefObject, useEffect, useMemo, useState } from 'react';
import { afterPaint } from 'lib/browser/idle';
import { blockIndexAt } from '../block-groups';
import { parse, parsed } from './parse';
import type { MarkdownPiece } from './pieces';
import type { TextBlock } from './text-blocks';

/** The number of characters parsed before anything is shown: enough for one paragraph or one screen. */
const AT_ONCE = 6_000;
/** The rest is parsed in slices of `SLICE` milliseconds; the view is updated every `SHOWN_EVERY` milliseconds. */
const SLICE = 10;
const SHOWN_EVERY = 120;

const isWaiting = (piece: MarkdownPiece) => parsed(piece) === undefined;

const waitingOf = (blocks: readonly TextBlock[]) => blocks.flatMap(({ sliced }) => sliced.pieces.filter(isWaiting));

const parseFirst = (blocks: readonly TextBlock[]) => {
  let left = AT_ONCE;
  for (const piece of waitingOf(blocks)) {
    if (left <= 0) return;
    parse(piece);
    left -= piece.markdown.length;
  }
};

/** The pieces that are not parsed yet, in parsing order: those in view, those below, then those above. */
const waiting = (blocks: readonly TextBlock[], list: HTMLElement | null) => {
  const frame = list?.parentElement?.getBoundingClientRect();
  const first = list && frame ? blockIndexAt(list, Math.max(0, frame.top)) : 0;
  return waitingOf([...blocks.slice(first), ...blocks.slice(0, first)]);
};

/** Parses for the duration of one slice. Returns whether all pieces are parsed. */
const parseSlice = (queue: readonly MarkdownPiece[]) => {
  const end = performance.now() + SLICE;
  return queue.every(piece => {
    if (performance.now() > end) return false;
    parse(piece);
    return true;
  });
};

/**
 * Parses all blocks: the first ones at once, the rest of a long text in slices, so that the page stays responsive.
 * Renders again as blocks become `parsed`.
 */
export const useParsed = (blocks: readonly TextBlock[], list: RefObject<HTMLElement | null>) => {
  const [, show] = useState(0);
  useMemo(() => parseFirst(blocks), [blocks]);

  useEffect(() => {
    if (waitingOf(blocks).length === 0) return;
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
