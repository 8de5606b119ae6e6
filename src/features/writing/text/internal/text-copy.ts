import { commonEnds } from 'features/markdown/keep-keys';
import { lastBefore } from 'lib/binary-search';
import { lastUpTo } from '../anchors';

/** A piece of the copy ends at a blank line after `USUAL_LINES` lines, and at the latest after `MAX_LINES` lines. */
const USUAL_LINES = 20;
const MAX_LINES = 60;

const COPIED = ['font', 'letterSpacing', 'tabSize', 'textIndent', 'wordSpacing'] as const;

/** Splits a text into pieces of whole lines. An edit changes only one or two of them. */
export const partsOfLines = (text: string): string[] => {
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

const createHidden = () => {
  const element = document.createElement('div');
  element.className = 'text-mirror';
  element.setAttribute('aria-hidden', 'true');
  document.body.append(element);
  return element;
};

const fit = (element: HTMLElement, area: HTMLTextAreaElement) => {
  const style = getComputedStyle(area);
  COPIED.forEach(name => {
    element.style[name] = style[name];
  });
  element.style.lineHeight = style.lineHeight;
  element.style.paddingInline = style.paddingInline;
  element.style.paddingTop = style.paddingTop;
  element.style.width = `${area.clientWidth}px`;
};

/** Replaces the pieces that changed; the others keep their layout. */
const replacePieces = (element: HTMLElement, pieces: readonly string[], next: readonly string[]) => {
  const { head, tail } = commonEnds(pieces, next);
  const laid = [...element.children];
  laid.slice(head, laid.length - tail).forEach(piece => piece.remove());
  const behind = laid[laid.length - tail] ?? null;
  next.slice(head, next.length - tail).forEach(piece => element.insertBefore(lay(piece), behind));
};

/** A hidden copy of a text area's text, laid out again only where it changed. */
export const createTextCopy = (area: HTMLTextAreaElement) => {
  const element = createHidden();
  let pieces: string[] = [];
  let starts: number[] = [];
  let text: string | undefined;

  const copyText = () => {
    if (text === area.value) return;
    text = area.value;
    const next = partsOfLines(text);
    replacePieces(element, pieces, next);
    pieces = next;
    let at = 0;
    starts = pieces.map(piece => (at += piece.length) - piece.length);
  };

  return {
    element,
    /** Copies the current text, style and width of the text area. */
    refresh: () => {
      copyText();
      fit(element, area);
    },
    /** The piece with this character; undefined before the first copy. */
    pieceOf: (offset: number) => {
      const at = lastUpTo(starts, offset);
      const [laid, start, piece] = [element.children[at], starts[at], pieces[at]];
      return laid && start !== undefined && piece !== undefined ? { element: laid, start, text: piece } : undefined;
    },
    /** The start of the last piece for which `isBeyond` returns false, and the start of the next one. */
    startsAround: (isBeyond: (piece: Element) => boolean): [number, number] => {
      const at = lastBefore(element.children, isBeyond);
      return [starts[at] ?? 0, starts[at + 1] ?? area.value.length];
    },
  };
};

export type TextCopy = ReturnType<typeof createTextCopy>;
