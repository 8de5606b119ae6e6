import { isListMarker } from 'lib/list-markers';

/** A first cell, quoted if it contains line breaks, and a second cell next to it. */
const TWO_CELLS = /^(?:"(?:[^"]|"")*"|[^\t\r\n]+)\t[^\t\r\n]/;

/** Whether each line begins with the marker of a list and a tab, as word processors copy lists (F181). */
const isList = (text: string) =>
  text
    .split(/[\r\n]+/)
    .filter(line => line.trim() !== '')
    .every(line => isListMarker(/^\s*[^\t]*/.exec(line)?.[0] ?? ''));

/** Whether a text comes from several columns of a spreadsheet. Any other text is pasted unchanged. */
export const looksLikeRows = (text: string): boolean => TWO_CELLS.test(text) && !isList(text);
