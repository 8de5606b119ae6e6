import { createTextCopy, type TextCopy } from './text-copy';

/** Where the lines of a text area stand: a text area does not tell, a copy of it laid out as it is does. */

const rangeAt = (copy: TextCopy, from: number, to: number) => {
  const [first, last] = [copy.pieceOf(from), copy.pieceOf(to)];
  const [start, end] = [first.element?.firstChild, last.element?.firstChild];
  if (!start || !end) return undefined;
  const range = document.createRange();
  range.setStart(start, Math.min(from - first.start, first.text.length));
  range.setEnd(end, Math.min(to - last.start, last.text.length));
  return range;
};

type Piece = ReturnType<TextCopy['pieceOf']>;

/** The empty line behind a last line break: no character stands there that could be measured. */
const isEmptyLastLine = (offset: number, { start, text }: Piece) =>
  offset === start + text.length && (text === '' || text.endsWith('\n'));

/** Measures in a hidden copy of the text area. */
export const createMirror = (area: HTMLTextAreaElement) => {
  const copy = createTextCopy(area);
  const origin = () => copy.element.getBoundingClientRect();

  return {
    /** Takes the text and the width that the text area has now; what is asked next is told of these. */
    refresh: copy.refresh,
    /** How far below the top of the text, in pixels, the line with this character begins. */
    topOf: (offset: number) => {
      const piece = copy.pieceOf(offset);
      if (isEmptyLastLine(offset, piece)) return piece.element.getBoundingClientRect().bottom - origin().top;
      const range = rangeAt(copy, offset, offset);
      return range ? range.getBoundingClientRect().top - origin().top : 0;
    },
    /** The start of the piece of text that stands so many pixels below the top, and of the next one. */
    pieceAt: (top: number): [number, number] => {
      const { top: zero } = origin();
      return copy.startsAround(piece => piece.getBoundingClientRect().top - zero > top);
    },
    /** The boxes of a stretch of text, against the top left corner of the text. */
    boxesOf: (from: number, to: number) => {
      const { top, left } = origin();
      const boxes = [...(rangeAt(copy, from, to)?.getClientRects() ?? [])];
      return boxes.map(box => ({ top: box.top - top, left: box.left - left, width: box.width, height: box.height }));
    },
    remove: () => copy.element.remove(),
  };
};

export type Mirror = ReturnType<typeof createMirror>;
