import { commonEnds } from 'features/markdown/keep-keys';

/** Where the lines of a text area stand: a text area does not tell, a copy of it laid out as it is does. */

/** A piece of the copy ends at a blank line after so many lines, and at the latest after so many. */
const USUAL_LINES = 20;
const MAX_LINES = 60;

const COPIED = ['font', 'letterSpacing', 'tabSize', 'textIndent', 'wordSpacing'] as const;

/** Pieces of whole lines; an edit changes one or two of them. */
export const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  let start = 0;
  let lines = 0;
  for (let end = text.indexOf('\n') + 1; end > 0; end = text.indexOf('\n', end) + 1) {
    lines += 1;
    if (lines < MAX_LINES && (lines < USUAL_LINES || text[end] !== '\n')) continue;
    pieces.push(text.slice(start, end));
    start = end;
    lines = 0;
  }
  return [...pieces, text.slice(start)];
};

const lay = (text: string) => {
  const piece = document.createElement('div');
  piece.textContent = text;
  return piece;
};

/** A hidden copy of a text area's text, laid out again only where it changed. */
export const createMirror = (area: HTMLTextAreaElement) => {
  const mirror = document.createElement('div');
  mirror.className = 'text-mirror';
  mirror.setAttribute('aria-hidden', 'true');
  document.body.append(mirror);
  let pieces: string[] = [];
  let starts: number[] = [];
  let text: string | undefined;

  const refresh = () => {
    if (text === area.value) return;
    text = area.value;
    const next = piecesOf(text);
    const { head, tail } = commonEnds(pieces, next);
    const kept = [...mirror.children];
    kept.slice(head, kept.length - tail).forEach(piece => piece.remove());
    const behind = kept[kept.length - tail] ?? null;
    next.slice(head, next.length - tail).forEach(piece => mirror.insertBefore(lay(piece), behind));
    pieces = next;
    let at = 0;
    starts = pieces.map(piece => (at += piece.length) - piece.length);
  };

  const fit = () => {
    const style = getComputedStyle(area);
    COPIED.forEach(name => {
      mirror.style[name] = style[name];
    });
    mirror.style.lineHeight = style.lineHeight;
    mirror.style.paddingInline = style.paddingInline;
    mirror.style.paddingTop = style.paddingTop;
    mirror.style.width = `${area.clientWidth}px`;
  };

  const pieceAt = (offset: number) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  const rangeAt = (from: number, to: number) => {
    const at = pieceAt(from);
    const last = pieceAt(to);
    const [first, end] = [mirror.children[at]?.firstChild, mirror.children[last]?.firstChild];
    if (!first || !end) return undefined;
    const range = document.createRange();
    range.setStart(first, Math.min(from - starts[at], pieces[at].length));
    range.setEnd(end, Math.min(to - starts[last], pieces[last].length));
    return range;
  };
  const origin = () => mirror.getBoundingClientRect();
  /** The empty line behind a last line break: no character stands there that could be measured. */
  const isEmptyLastLine = (offset: number, at: number) =>
    offset === starts[at] + pieces[at].length && (pieces[at] === '' || pieces[at].endsWith('\n'));

  return {
    /** Takes the text and the width that the text area has now; what is asked next is told of these. */
    refresh: () => {
      refresh();
      fit();
    },
    /** How far below the top of the text, in pixels, the line with this character begins. */
    topOf: (offset: number) => {
      const at = pieceAt(offset);
      if (isEmptyLastLine(offset, at)) return mirror.children[at].getBoundingClientRect().bottom - origin().top;
      const range = rangeAt(offset, offset);
      return range ? range.getBoundingClientRect().top - origin().top : 0;
    },
    /** The start of the piece of text that stands so many pixels below the top, and of the next one. */
    pieceAt: (top: number): [number, number] => {
      const { top: zero } = origin();
      let [low, high] = [0, starts.length - 1];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (mirror.children[middle].getBoundingClientRect().top - zero <= top) low = middle;
        else high = middle - 1;
      }
      return [starts[low] ?? 0, starts[low + 1] ?? area.value.length];
    },
    /** The boxes of a stretch of text, against the top left corner of the text. */
    boxesOf: (from: number, to: number) => {
      const { top, left } = origin();
      const boxes = [...(rangeAt(from, to)?.getClientRects() ?? [])];
      return boxes.map(box => ({ top: box.top - top, left: box.left - left, width: box.width, height: box.height }));
    },
    remove: () => mirror.remove(),
  };
};

export type Mirror = ReturnType<typeof createMirror>;
