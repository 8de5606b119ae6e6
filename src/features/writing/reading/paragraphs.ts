import type { Finding } from './finding';
import { FILLER } from './masked';

/** More than a phone shows at once, in characters. */
export const MAX_PARAGRAPH = 1000;

/** What begins anew: an empty line, a heading, an item, a quotation or a row of a table. */
const BREAK = /\n(?=[ \t]*(?:\n|#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|[>|]))/;

/** Paragraphs and items that are very long. */
export const paragraphFindings = (text: string): Finding[] => {
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
