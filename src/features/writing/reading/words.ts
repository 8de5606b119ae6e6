import type { Finding, Rule } from './finding';

/** Between words of one line: what stands before an item's text and at the end of a line has a meaning in markdown. */
const SPACES = /(?= {2})(?<=\S)(?<!^[ \t]*(?:[-*+>]|\d{1,9}[.)]|#{1,6})) {2,}(?=\S)/gm;

/**
 * A dot among digits that Portuguese writes as a comma. Three digits after it are thousands, unless a zero stands
 * before it; codes, dates, numbers of sections and of versions are none.
 */
const DECIMAL =
  /(?=\d)(?<![\p{L}\d.,/])(?<!\p{L}-)(?<!^[ \t]*#{1,6}[ \t]+)(?<!^[ \t]*)(?:0\.\d+|\d+\.(?:\d{1,2}|\d{4,}))(?![\d/]|[.,]\d)/gmu;
/** At the start of a line only what a unit follows: a bare number there counts a section. */
const DECIMAL_AT_START =
  /(?=\d)(?<=^[ \t]*)\d+\.(?:\d{1,2}|\d{4,})(?=[ \t]?(?:%|[mkµu]?[glL]\b|m[mL]\b|cm\b|mEq|UI\b|°))/gmu;

/** TODO in capitals among capitals is a word of Portuguese. */
const PLACEHOLDER =
  /(?<![\p{L}\d])(?:x{3,}|lorem(?: ipsum)?|fixme|tbd)(?![\p{L}\d])|(?<![\p{L}\d]|\p{Lu}{2} )TODO(?![\p{L}\d]| \p{Lu}{2})|\[\[|\?{3,}/gu;
const CAPITALS = /(?<![\p{L}\d])(?:X{3,}|Lorem(?: ipsum)?|LOREM(?: IPSUM)?|FIXME|TBD)(?![\p{L}\d])/gu;

const TABLE_ROW = /^[ \t]*\|[^\n]*$/gm;

const found = (prose: string, rule: Rule, pattern: RegExp): Finding[] =>
  [...prose.matchAll(pattern)].map(({ 0: match, index }) => ({ rule, start: index, end: index + match.length }));

/** The cells of a table may be set apart by spaces. */
const withoutRows = (prose: string) => prose.replace(TABLE_ROW, row => row.replace(/ /g, '_'));

export const wordFindings = (prose: string): Finding[] => [
  ...found(withoutRows(prose), 'doubleSpace', SPACES),
  ...found(prose, 'placeholder', PLACEHOLDER),
  ...found(prose, 'placeholder', CAPITALS),
];

/** In a Portuguese text; English writes its decimals so. */
export const decimalFindings = (prose: string): Finding[] => [
  ...found(prose, 'decimalPoint', DECIMAL),
  ...found(prose, 'decimalPoint', DECIMAL_AT_START),
];
