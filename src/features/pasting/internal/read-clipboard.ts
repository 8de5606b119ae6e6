import type { Nodes } from 'mdast';
import { attempt } from 'lib/browser/attempt';
import { textLists } from 'lib/list-markers';
import type { ArrivedCounts, ClipboardTexts, Losses, Pasted } from '../pasted';
import { isSourceCode, isUnmarked, looksLikeMarkdown } from './html/as-it-is';
import { isTooLarge } from './html/depth';
import { readHtml } from './html/read-html';
import { clipboardSource } from './html/source';
import { hasAllWords, hasPlainWords, markdownText } from './html/words';

const NOTHING_LOST: Losses = { pictures: 0, joinedCells: 0, unraised: [] };

const countIn = (node: Nodes): ArrivedCounts => {
  const counts = { headings: 0, tables: 0, items: 0 };
  const visit = (one: Nodes) => {
    if (one.type === 'heading') counts.headings += 1;
    if (one.type === 'table') counts.tables += 1;
    if (one.type === 'listItem') counts.items += 1;
    if ('children' in one) one.children.forEach(visit);
  };
  visit(node);
  return counts;
};

const NO_COUNTS: ArrivedCounts = { headings: 0, tables: 0, items: 0 };

const readPlain = (plain: string): Pasted => {
  const text = textLists(plain);
  if (text === undefined) return { kind: 'unchanged' };
  const items = text.split('\n').filter(line => /^\s*(?:-|\d+\.) /.test(line)).length;
  return { kind: 'formatted', text, isInline: false, counts: { ...NO_COUNTS, items }, losses: NOTHING_LOST };
};

/** Of a clipboard with nothing but pictures elsewhere. */
const NO_TEXT = { kind: 'formatted', text: '', isInline: true, source: 'page', counts: NO_COUNTS } as const;

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/**
 * Reads a clipboard as Markdown. It needs no DOM: the page's security policy lets nothing parse HTML there. No word is
 * lost: where the formats would cost one, it is `unreadable`.
 */
export const readClipboard = ({ html, plain }: ClipboardTexts): Pasted => {
  if (html.trim() === '') return readPlain(plain);
  if (isSourceCode(html) && plain !== '') return { kind: 'unchanged' };
  const read = isTooLarge(html) ? undefined : attempt(() => readHtml(html));
  if (!read) return { kind: 'unreadable' };
  const { markdown, tree, all, shown, ...losses } = read;
  const text = markdownText(tree);
  if (!hasAllWords(text, shown) || !hasPlainWords(html, all, plain)) return { kind: 'unreadable' };
  const isSame = isUnmarked(tree) && tree.children.length <= 1 && oneLine(text) === oneLine(plain);
  if (isSame && text === '' && losses.pictures > 0) return { ...NO_TEXT, losses };
  if (isSame || (isUnmarked(tree) && looksLikeMarkdown(plain))) return { kind: 'unchanged' };
  const isInline = tree.children.length === 1 && tree.children[0]?.type === 'paragraph';
  return { kind: 'formatted', text: markdown, isInline, source: clipboardSource(html), counts: countIn(tree), losses };
};
