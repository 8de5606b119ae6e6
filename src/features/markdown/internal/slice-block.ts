import { cutProse } from './cut-prose';
import { isLoose, itemTest } from './list-items';
import { pieceOf, type Shown, type Sliced } from './pieces';
import { treeOf } from './tree';

/** A table with more cells, or a block with more characters, is rendered in slices. */
const MAX_CELLS = 300;
const MAX_LENGTH = 4_000;

/** About how many cells of a table, and how many items of a list, a slice has. */
const CELLS = 150;
const ITEMS = 16;

const TABLE_RULE = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
/** A line below the rule of a table that is certainly a row: it can begin no other block. */
const ROW = /^ {0,3}([\p{L}(|]|\d+[^\d.)])/u;

const hashOf = (line: string) => {
  let hash = 0;
  for (let at = 0; at < line.length; at += 1) hash = (hash * 31 + line.charCodeAt(at)) | 0;
  return Math.abs(hash);
};

/**
 * Groups of about `size` lines that begin something. What a line says decides whether a group begins at it. So the
 * groups stay the same when lines before them are added or removed.
 */
const groupsOf = (lines: readonly string[], size: number, begins: (line: string) => boolean = () => true) => {
  const groups: string[][] = [];
  let count = 0;
  for (const line of lines) {
    const group = groups.at(-1);
    count += begins(line) ? 1 : 0;
    const isNew = begins(line) && (hashOf(line) % size === 0 || count > 4 * size);
    if (group && !isNew) group.push(line);
    else {
      groups.push([line]);
      count = 1;
    }
  }
  return groups.map(group => group.join('\n'));
};

const piecesOf = (lead: string, texts: readonly string[], shown: Shown) =>
  texts.map(markdown => pieceOf(lead, markdown, shown));

const columnsOf = (header: string) => {
  const [table] = treeOf(header).children;
  return table?.type === 'table' ? (table.children[0]?.children.length ?? 0) : 0;
};

/** A table in slices of its rows, if each line is certainly one of them. */
const tableOf = (lines: readonly string[], lead: string): Sliced | undefined => {
  const [header, rule, ...rows] = lines;
  if (rule === undefined || rows.length < 2 || !TABLE_RULE.test(rule) || !rows.every(row => ROW.test(row)))
    return undefined;
  const head = `${header}\n${rule}`;
  const columns = columnsOf(head);
  const isLong = columns * rows.length > MAX_CELLS || rows.join('\n').length > MAX_LENGTH;
  if (columns === 0 || !isLong) return undefined;
  const slices = groupsOf(rows, Math.max(1, Math.floor(CELLS / columns)));
  // The header belongs to what stands before the rows: it is read with them, and shown once.
  return {
    frame: 'table',
    pieces: [pieceOf(lead, head, 'header'), ...piecesOf(`${lead}${head}\n`, slices, 'rows')],
  };
};

/** A list in slices of its items, if it is certainly one list and certainly loose or tight. */
const listOf = (lines: readonly string[], lead: string): Sliced | undefined => {
  const begins = itemTest(lines);
  const loose = begins && isLoose(lines, begins);
  if (!begins || loose === undefined) return undefined;
  const [first = ''] = lines;
  const number = /^\d+/.exec(first);
  return {
    frame: number ? 'ol' : 'ul',
    start: number ? Number(number[0]) : undefined,
    pieces: piecesOf(lead, groupsOf(lines, ITEMS, begins), loose ? 'loose items' : 'items'),
  };
};

/** A block in the pieces in which it is rendered. A usual block is one piece. */
export const sliced = (markdown: string, lead: string): Sliced => {
  const lines = markdown.trimEnd().split('\n');
  const table = tableOf(lines, lead);
  if (table) return table;
  const isLong = markdown.length > MAX_LENGTH;
  return (isLong && listOf(lines, lead)) || { pieces: piecesOf(lead, cutProse(markdown), 'all') };
};
