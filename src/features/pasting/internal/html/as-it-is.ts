import type { Nodes } from 'mdast';

/** What editors of source code copy: a block in a font of fixed width, with its line breaks. */
const CODE =
  /^(?:\s|<!--[^>]*-->|<\/?(?:html|head|body|meta)[^>]*>)*<(?:pre\b|code\b|(?:div|span)\s[^>]*(?:monospace|consolas|courier)[^>]*white-space:\s*pre)/i;

export const isSourceCode = (html: string) => CODE.test(html);

/** Marks that hardly anybody types but as Markdown. */
const MARKDOWN =
  /^(?:#{1,6} \S|```|- \[[ x]\] |\|.*\|\s*$\n^\|[ :|-]+\|\s*$)|\*\*\S[^*\n]*\*\*|!?\[[^\]\n]+\]\([^)\s]+\)/m;

const UNMARKED = new Set(['root', 'paragraph', 'text', 'break']);

/** Whether a tree of Markdown says no more than its words. */
export const isUnmarked = (node: Nodes): boolean =>
  UNMARKED.has(node.type) && (!('children' in node) || node.children.every(isUnmarked));

export const looksLikeMarkdown = (text: string) => MARKDOWN.test(text);
