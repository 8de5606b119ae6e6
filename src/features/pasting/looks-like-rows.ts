/** A first cell, quoted where it holds line breaks, and a second one beside it. */
const TWO_CELLS = /^(?:"(?:[^"]|"")*"|[^\t\r\n]+)\t[^\t\r\n]/;

/** Whether a text comes from several columns of a spreadsheet; any other text is pasted as it is. */
export const looksLikeRows = (text: string): boolean => TWO_CELLS.test(text);
