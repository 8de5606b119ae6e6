import type { Element, Root } from 'hast';
import { type Content, isBlock, isTag, isWithoutText, readText, replaceNodes, tag, textNode } from './tree';

/** A merged cell may claim more places than anybody would read. */
const MOST_FILLED = 2000;
const MOST_SPAN = 100;

const rowsOf = (node: Element): Element[] =>
  node.children.flatMap(child => {
    if (isTag(child, 'tr')) return [child];
    return isTag(child, 'thead', 'tbody', 'tfoot') ? rowsOf(child) : [];
  });

const cellsOf = (row: Element) => row.children.filter(child => isTag(child, 'td', 'th'));

const spanOf = (value: unknown) => Math.min(MOST_SPAN, Math.max(1, Math.trunc(Number(value)) || 1));

/** What a cell shows in one line, because a table of Markdown has no other: items keep their markers. */
const inOneLine = (nodes: readonly Content[], markerOf: () => string = () => '•'): Content[] =>
  nodes.flatMap((node): Content[] => {
    if (!isTag(node)) return [node];
    if (isTag(node, 'br', 'hr')) return [textNode(' ')];
    if (isTag(node, 'ul', 'ol')) {
      let number = Number(node.properties.start ?? 1) - 1;
      return inOneLine(node.children, isTag(node, 'ol') ? () => `${(number += 1)}.` : undefined);
    }
    const children = inOneLine(node.children, markerOf);
    if (!isBlock(node)) return [tag(node.tagName, children, node.properties)];
    const marker = isTag(node, 'li') ? [textNode(`${markerOf()} `)] : [];
    return [textNode(' '), ...marker, tag('span', children, node.properties), textNode(' ')];
  });

/** The cells of each row, each in all places that it covers. */
const fill = (rows: readonly Element[]): Content[][][] => {
  const grid: Content[][][] = rows.map(() => []);
  let count = 0;
  rows.forEach((row, at) => {
    let column = 0;
    for (const cell of cellsOf(row)) {
      while (grid[at]?.[column]) column += 1;
      const content = [tag('span', inOneLine(cell.children), cell.properties)];
      const width = spanOf(cell.properties.colSpan);
      for (let down = 0; down < spanOf(cell.properties.rowSpan) && at + down < rows.length; down += 1)
        for (let right = 0; right < width; right += 1) {
          const isFilled = down + right > 0;
          if (isFilled) count += 1;
          const line = grid[at + down];
          if (line && !(isFilled && count > MOST_FILLED)) line[column + right] = structuredClone(content);
        }
      column += width;
    }
  });
  return grid;
};

/** A table that only places blocks on a page: it has tables in it, or one cell. */
const isLayout = (node: Element, rows: readonly Element[]) => {
  const hasTable = (one: Element): boolean =>
    one.children.some(child => isTag(child) && (isTag(child, 'table') || hasTable(child)));
  return hasTable(node) || rows.reduce((sum, row) => sum + cellsOf(row).length, 0) <= 1;
};

const lineCount = (cell: Element) =>
  readText(cell)
    .split('\n')
    .filter(line => line.trim() !== '').length;

/** Makes tables of a header row and others, all with as many cells. Returns how many cells had several lines. */
export const mendTables = (tree: Root): number => {
  let joined = 0;
  replaceNodes(tree, node => {
    if (!isTag(node, 'table')) return [node];
    if (isWithoutText(node)) return [];
    const rows = rowsOf(node);
    const captions = node.children.filter(child => isTag(child, 'caption')).map(({ children }) => tag('p', children));
    if (isLayout(node, rows))
      return [...captions, ...rows.flatMap(cellsOf).map(cell => tag('div', cell.children, cell.properties))];
    joined += rows.flatMap(cellsOf).filter(cell => lineCount(cell) > 1).length;
    const grid = fill(rows);
    const width = Math.max(...grid.map(row => row.length));
    const lines = grid.map((row, at) =>
      tag(
        'tr',
        Array.from({ length: width }, (_, column) => tag(at === 0 ? 'th' : 'td', row[column] ?? [])),
      ),
    );
    return [...captions, tag('table', [tag('thead', lines.slice(0, 1)), tag('tbody', lines.slice(1))])];
  });
  return joined;
};
