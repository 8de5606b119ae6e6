import { createTextCopy, type TextCopy } from './text-copy';

/** Measures where the lines of a text area are. A text area does not expose that; a copy with the same layout does. */

const rangeAt = (copy: TextCopy, from: number, to: number) => {
  const [first, last] = [copy.pieceOf(from), copy.pieceOf(to)];
  const [start, end] = [first?.element.firstChild, last?.element.firstChild];
  if (!first || !last || !start || !end) return undefined;
  const range = document.createRange();
  range.setStart(start, Math.min(from - first.start, first.text.length));
  range.setEnd(end, Math.min(to - last.start, last.text.length));
  return range;
};

type Piece = NonNullable<ReturnType<TextCopy['pieceOf']>>;

/** Whether the offset is on an empty last line, after a final line break. It has no character to measure. */
const isEmptyLastLine = (offset: number, { start, text }: Piece) =>
  offset === start + text.length && (text === '' || text.endsWith('\n'));

/** Measures positions in a hidden copy of the text area. */
export const createMirror = (area: HTMLTextAreaElement) => {
  const copy = createTextCopy(area);
  const origin = () => copy.element.getBoundingClientRect();

  return {
    /** Copies the current text and width of the text area. Later measurements use them. */
    refresh: copy.refresh,
    /** The distance in pixels from the top of the text to the line with this character. */
    topOf: (offset: number) => {
      const piece = copy.pieceOf(offset);
      if (piece && isEmptyLastLine(offset, piece)) return piece.element.getBoundingClientRect().bottom - origin().top;
      const range = rangeAt(copy, offset, offset);
      return range ? range.getBoundingClientRect().top - origin().top : 0;
    },
    /** The start of the piece of text at this distance in pixels from the top, and the start of the next piece. */
    pieceAt: (top: number): [number, number] => {
      const { top: zero } = origin();
      return copy.startsAround(piece => piece.getBoundingClientRect().top - zero > top);
    },
    /** The boxes of a range of text, relative to the top left corner of the text. */
    boxesOf: (from: number, to: number) => {
      const { top, left } = origin();
      const boxes = [...(rangeAt(copy, from, to)?.getClientRects() ?? [])];
      return boxes.map(box => ({ top: box.top - top, left: box.left - left, width: box.width, height: box.height }));
    },
    remove: () => copy.element.remove(),
  };
};

export type Mirror = ReturnType<typeof createMirror>;
