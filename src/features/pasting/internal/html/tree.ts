import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';

/** What an element of a clipboard may contain. */
export type Content = Root['children'][number];

/** Whether a node is an element, of one of these names if there are any. */
export const isTag = <Name extends string>(
  node: Nodes,
  ...names: readonly Name[]
): node is Element & { tagName: Name } =>
  node.type === 'element' && (names.length === 0 || names.some(name => name === node.tagName));

export const tag = (tagName: string, children: readonly Content[], properties: Properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.filter((node): node is ElementContent => node.type !== 'doctype'),
});

export const textNode = (value: string): Content => ({ type: 'text', value });

/** Elements that begin and end a line. All others, known or not, are parts of one. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

export const isBlock = (node: Nodes): boolean => node.type === 'element' && BLOCKS.has(node.tagName);

/** The text of a node as it is read: blocks and line breaks separate words; marks and lines of the source do not. */
export const readText = (node: Nodes): string => {
  if (node.type === 'text') return node.value.replace(/[ \t\r\n]+/g, ' ');
  if (!('children' in node) || isTag(node, 'style', 'script', 'title')) return '';
  if (isTag(node, 'br')) return '\n';
  const text = node.children.map(readText).join('');
  return isBlock(node) ? `\n${text}\n` : text;
};

/** The text of a node with the line breaks of the source. */
export const sourceText = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  if (isTag(node, 'br')) return '\n';
  return 'children' in node ? node.children.map(sourceText).join('') : '';
};

/** Whether nothing of a node is visible as text. */
export const isWithoutText = (node: Nodes) => readText(node).trim() === '';

/** Replaces the nodes below a node, the innermost first. `change` returns what stands in the place of a node. */
export const replaceNodes = (node: Root | Element, change: (one: Content) => readonly Content[]): void => {
  const children: Content[] = node.children;
  const changed = children.flatMap(child => {
    if (child.type === 'element') replaceNodes(child, change);
    return change(child);
  });
  node.children = changed as typeof node.children;
};
