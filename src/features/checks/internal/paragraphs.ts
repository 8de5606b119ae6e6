import type { TextCheck } from './checked-text';
import { FILLER } from './masked';

/** The longest paragraph that is not reported, in characters: more than a phone shows at once. */
export const MAX_PARAGRAPH = 1000;

/** The line break before an empty line, a heading, a list item, a quotation or a table row: a new part begins there. */
const BREAK = /\n(?=[ \t]*(?:\n|#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|[>|]))/;

/** Very long paragraphs and list items. */
export const longParagraphs: TextCheck = (_before, { prose: text }) => {
  let next = 0;
  return text.split(BREAK).flatMap(part => {
    const start = next + (part.length - part.trimStart().length);
    next += part.length + 1;
    const prose = part.trim();
    const isLong = prose.length > MAX_PARAGRAPH && prose.replaceAll(FILLER, '').length > MAX_PARAGRAPH;
    const end = start + prose.length;
    return isLong && !prose.startsWith('|') ? [{ rule: 'longParagraph' as const, start, end }] : [];
  });
};
