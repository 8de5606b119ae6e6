/** The bullets that programs write as text, those of their fonts with signs too. A letter alone is one before a tab. */
const BULLET = '[•·▪▫◦●○■□►▸‣⁃∙\\uf0b7\\uf0a7\\uf0d8\\uf0fc]';
const NUMBER = '\\(?(?:\\d{1,3}|[a-zA-Z]|[ivxIVX]{1,4})[.)]';
const MARKER = new RegExp(`^(?:${BULLET}|[-–—*o§Øüvq]|${NUMBER})$`);
/** Levels, the marker, and the text of the item. */
const ITEM = new RegExp(`^(\\t*) *(?:(${BULLET})[ \\t\\u00a0]+|([-–—o§Øüvq]|${NUMBER})\\t+)(?=\\S)`);

/** Whether a cell has only the bullet or the number of a list. */
export const isListMarker = (cell: string) => MARKER.test(cell.trim());

const markdownMarker = (marker: string) => {
  const number = /\d+/.exec(marker)?.[0];
  if (number) return `${number}.`;
  return /[.)]$/.test(marker) ? '1.' : '-';
};

/** A list that was copied as text, as a list of Markdown; undefined if a text has none. */
export const textLists = (text: string): string | undefined => {
  let count = 0;
  const lines = text.split(/\r\n?|\n/).map(line => {
    const [head, levels = '', bullet, marker = bullet ?? ''] = ITEM.exec(line) ?? [];
    if (head === undefined) return line;
    count += 1;
    return `${'   '.repeat(levels.length)}${markdownMarker(marker)} ${line.slice(head.length).trimEnd()}`;
  });
  return count === 0 ? undefined : lines.join('\n');
};
