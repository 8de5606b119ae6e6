import { cutTo } from './text';

/** Enough characters to recognize a text. */
const EXCERPT = 220;

/** Images, and the marks of a heading, a quote, a list item or a table row. */
const BLOCKS = /!\[[^\]]*\]\([^)]*\)|^\s*(?:[-*+]\s|[#>]+)|\||-{3,}/gm;
const LINKS = /\[([^\]]*)\]\([^)]*\)/g;
/** These marks touch the words that they mark. A space in their place would separate a word from its comma. */
const MARKS = /[*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** The beginning of a markdown text, without its markup. */
export const excerptOf = (markdown: string): string => {
  const words = markdown.replace(BLOCKS, ' ').replace(LINKS, '$1').replace(MARKS, '').replace(/\s+/g, ' ').trim();
  return words.length > EXCERPT ? `${cutTo(words, EXCERPT)}…` : words;
};
