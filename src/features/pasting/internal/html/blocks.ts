import type { Element, Root } from 'hast';
import { type Marks, marksOf, NO_MARKS } from './marks';
import { paragraphsOf, type Run } from './phrases';
import { type Content, isBlock, isTag, sourceText, tag, textNode } from './tree';

const HEADING = /^h[1-6]$/;
const KEPT = new Set(['ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr']);

const runsOfText = (value: string, marks: Marks): Run[] =>
  marks.isPre
    ? value.split(/\r\n?|\n/).flatMap((text, at) => [...(at > 0 ? [{ text: '\n', marks }] : []), { text, marks }])
    : [{ text: value.replace(/[\t\n\r\f ]+/g, ' '), marks }];

/** A heading that is bold as a whole is as any other. */
const plainIfBold = (runs: readonly Run[]): readonly Run[] =>
  runs.every(({ text, marks }) => marks.bold || text.trim() === '')
    ? runs.map(({ text, marks }) => ({ text, marks: { ...marks, bold: false } }))
    : runs;

/** All text below some nodes, as it stands in one line. */
const lineRuns = (nodes: readonly Content[], marks: Marks): Run[] =>
  nodes.flatMap(node => {
    if (node.type === 'text') return [{ text: node.value.replace(/[\t\n\r\f ]+/g, ' '), marks }];
    if (!isTag(node)) return [];
    const inner = lineRuns(node.children, marksOf(node, marks));
    const space = { text: ' ', marks };
    return isBlock(node) || isTag(node, 'br') ? [space, ...inner, space] : inner;
  });

/** A backslash before the sign between cells is lost in code, and nowhere else. */
const cellRuns = (nodes: readonly Content[], marks: Marks): Run[] =>
  lineRuns(nodes, marks).map(run =>
    run.text.includes('\\') ? { ...run, marks: { ...run.marks, isCode: false } } : run,
  );

/** Reads nodes as blocks that Markdown knows: what is only for the layout of a page is dissolved. */
const createReader = (onMissing: (text: string) => void) => {
  const lineOf = (runs: readonly Run[]) => paragraphsOf(runs, onMissing).flat();

  const read = (nodes: readonly Content[], around: Marks): Content[] => {
    const out: Content[] = [];
    let runs: Run[] = [];
    const flush = () => {
      out.push(...paragraphsOf(runs, onMissing).map(paragraph => tag('p', paragraph)));
      runs = [];
    };
    const visit = (node: Content, marks: Marks): void => {
      if (node.type === 'text') runs.push(...runsOfText(node.value, marks));
      if (!isTag(node)) return;
      const own = marksOf(node, marks);
      if (isTag(node, 'br')) runs.push({ text: '\n', marks });
      else if (!isBlock(node)) node.children.forEach(child => visit(child, own));
      else {
        flush();
        out.push(...readBlock(node, own));
      }
    };
    nodes.forEach(node => visit(node, around));
    flush();
    return out;
  };

  const readBlock = (node: Element, marks: Marks): Content[] => {
    const { tagName, children, properties } = node;
    if (HEADING.test(tagName)) {
      const line = lineOf(plainIfBold(lineRuns(children, marks)));
      return line.length === 0 ? [] : [tag(tagName, line)];
    }
    if (isTag(node, 'td', 'th')) return [tag(tagName, lineOf(cellRuns(children, marks)))];
    if (isTag(node, 'pre')) return [tag('pre', [tag('code', [textNode(sourceText(node).replace(/^\n|\n$/g, ''))])])];
    if (isTag(node, 'hr')) return [tag('hr', [])];
    const inner = read(children, marks);
    return KEPT.has(tagName) ? [tag(tagName, inner, isTag(node, 'ol') ? { start: properties.start } : {})] : inner;
  };
  return read;
};

/** Makes a tree of blocks that Markdown knows. Returns the raised and lowered texts that have no signs of their own. */
export const makeBlocks = (tree: Root): string[] => {
  const missing: string[] = [];
  tree.children = createReader(text => missing.push(text))(tree.children, NO_MARKS);
  return missing;
};
