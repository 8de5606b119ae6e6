/** Enough of a text to recognise it by. */
const EXCERPT = 220;

/** Pictures, and what makes a line a heading, a quote, an item or a row of a table. */
const BLOCKS = /!\[[^\]]*\]\([^)]*\)|^\s*(?:[-*+]\s|[#>]+)|\||-{3,}/gm;
const LINKS = /\[([^\]]*)\]\([^)]*\)/g;
/** They touch the words that they mark: a space in their place would part a word from its comma. */
const MARKS = /[*`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** The first words of a markdown text, without its signs. */
export const excerptOf = (markdown: string): string => {
  const words = markdown.replace(BLOCKS, ' ').replace(LINKS, '$1').replace(MARKS, '').replace(/\s+/g, ' ').trim();
  return words.length > EXCERPT ? `${words.slice(0, EXCERPT)}…` : words;
};
