import { dense, type Facts, noFacts, wordsOf } from './facts';

/** A node of the models that CKEditor 5 keeps beside its clipboards: they look like XML, but for `<$text>`. */
interface ModelNode {
  name: string;
  attributes: Record<string, string>;
  children: (ModelNode | string)[];
}

const TOKEN = /<(\/?)([$\w]+)((?:\s+[\w$]+="(?:\{(?:"[^"]*"|[^"}])*\}|[^"]*)")*)\s*>/g;
const ATTRIBUTE = /([\w$]+)="(\{(?:"[^"]*"|[^"}])*\}|[^"]*)"/g;

const parse = (source: string): ModelNode => {
  const root: ModelNode = { name: 'root', attributes: {}, children: [] };
  const open = [root];
  let at = 0;
  for (const { 0: whole, 1: end, 2: name = '', 3: attributes = '', index } of source.matchAll(TOKEN)) {
    open.at(-1)?.children.push(source.slice(at, index));
    at = index + whole.length;
    if (end) {
      open.pop();
      continue;
    }
    const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value] as const);
    const node: ModelNode = { name, attributes: Object.fromEntries(pairs), children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  }
  root.children.push(source.slice(at));
  return root;
};

const BLOCK = /^(?:paragraph|heading\d)$/;

/** Line breaks of the file between nodes are none of the text. */
const textOf = (node: ModelNode | string): string => {
  if (typeof node === 'string') return node.replace(/\s*\n\s*/g, '');
  if (node.name === 'softBreak') return '\n';
  const text = node.children.map(textOf).join('');
  return BLOCK.test(node.name) ? `\n${text}\n` : text;
};

const rowsOf = (table: ModelNode) =>
  table.children.flatMap(row => (typeof row !== 'string' && row.name === 'tableRow' ? [row] : []));

/** The cells of a table, a merged one in each place that it covers. */
const cellsOf = (table: ModelNode): string[] => {
  const grid: string[][] = rowsOf(table).map(() => []);
  rowsOf(table).forEach((row, at) => {
    let column = 0;
    for (const cell of row.children) {
      if (typeof cell === 'string') continue;
      while (grid[at]?.[column] !== undefined) column += 1;
      const { colspan = '1', rowspan = '1' } = cell.attributes;
      for (let down = 0; down < Number(rowspan); down += 1)
        for (let right = 0; right < Number(colspan); right += 1) {
          const line = grid[at + down];
          if (line) line[column + right] = textOf(cell);
        }
      column += Number(colspan);
    }
  });
  return grid.flat();
};

/** The facts that a model states. */
export const factsOfModel = (source: string): Facts => {
  const facts = noFacts();
  const seen = new Set<string>();
  let number = 0;
  /** The levels around an item. A level that is skipped is none in Markdown. */
  let levels: number[] = [];
  const depthOf = (level: number) => {
    levels = [...levels.filter(one => one < level), level];
    return levels.length - 1;
  };
  const visit = (node: ModelNode | string, isInTable: boolean) => {
    if (typeof node === 'string') return;
    const { name, attributes, children } = node;
    const { listType, listIndent, listItemId = '' } = attributes;
    const isHeading = name.startsWith('heading');
    // A numbered heading is a heading that begins with its number, no item.
    number = isHeading && listType === 'numbered' ? number + 1 : 0;
    const text = (number > 0 ? `${number}. ` : '') + textOf(node);
    if (isHeading) facts.headings.push(`${name.slice(-1)} ${dense(text)}`);
    if (!listType && BLOCK.test(name)) levels = [];
    // A further paragraph of an item is no other item.
    if (listType && !isHeading && !seen.has(listItemId)) {
      seen.add(listItemId);
      facts.items.push(`${depthOf(Number(listIndent))} ${listType} ${dense(text)}`);
    }
    if (attributes.linkHref && dense(text) !== '') facts.links.push(`${attributes.linkHref} ${dense(text)}`);
    if (attributes.bold) facts.bold.push(...dense(text));
    if (BLOCK.test(name) && !isInTable) facts.words.push(...wordsOf(text));
    if (name === 'table') {
      const cells = cellsOf(node);
      if (cells.some(cell => dense(cell) !== '')) facts.cells.push(...cells.map(dense));
      facts.words.push(...cells.flatMap(wordsOf));
    }
    const before = number;
    children.forEach(child => visit(child, isInTable || name === 'table'));
    number = before;
  };
  const { children } = parse(source);
  children.forEach(child => visit(child, false));
  return facts;
};
