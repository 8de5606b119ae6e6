/** A first cell, quoted if it contains line breaks, and a second cell next to it. */
const TWO_CELLS = /^(?:"(?:[^"]|"")*"|[^\t\r\n]+)\t[^\t\r\n]/;

/** Whether a text comes from several columns of a spreadsheet. Any other text is pasted unchanged. */
export const looksLikeRows = (text: string): boolean => TWO_CELLS.test(text);
