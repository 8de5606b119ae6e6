import type { Nodes } from 'mdast';

/** The words of a text in one form: raised digits as digits, without case. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Between these nodes of Markdown words end. */
const APART = new Set(['paragraph', 'heading', 'listItem', 'tableCell', 'code', 'blockquote']);

/** The text that a tree of Markdown shows. */
export const markdownText = (node: Nodes): string => {
  if (node.type === 'break') return '\n';
  if ('value' in node) return node.type === 'code' ? `\n${node.value}\n` : node.value;
  if (!('children' in node)) return '';
  const text = node.children.map(markdownText).join('');
  return APART.has(node.type) ? `\n${text}\n` : text;
};

/** Whether each word of a text is in another one, as often. */
export const hasAllWords = (all: string, text: string): boolean => {
  const left = new Map<string, number>();
  for (const word of plainWords(all)) left.set(word, (left.get(word) ?? 0) + 1);
  return plainWords(text).every(word => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
};

/** Shorter words may be markers of lists, which HTML does not write. */
const LEAST = 4;

/** Whether HTML has the words of the plain text beside it: its end may be missing. */
export const hasPlainWords = (html: string, htmlText: string, plain: string): boolean => {
  const known = new Set(plainWords(htmlText));
  const source = html.normalize('NFKC').toLowerCase();
  const dense = plainWords(htmlText).join('');
  return plainWords(plain).every(
    word => word.length < LEAST || known.has(word) || dense.includes(word) || source.includes(word),
  );
};
