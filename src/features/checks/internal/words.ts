import type { Finding, TextRule } from '../finding';
import type { TextCheck } from './checked-text';

/** Only between words of one line: spaces after a marker or at the end of a line have a meaning in markdown. */
const SPACES = /(?= {2})(?<=\S)(?<!^[ \t]*(?:[-*+>]|\d{1,9}[.)]|#{1,6})) {2,}(?=\S)/gm;

/**
 * A decimal point where Portuguese uses a comma. A point before three digits separates thousands, unless a single
 * zero is before it. Codes, dates, section numbers and version numbers do not match.
 */
const DECIMAL =
  /(?=\d)(?<![\p{L}\d.,/])(?<!\p{L}-)(?<!^[ \t]*#{1,6}[ \t]+)(?<!^[ \t]*)(?:0\.\d+|\d+\.(?:\d{1,2}|\d{4,}))(?![\d/]|[.,]\d)/gmu;
/** At the start of a line, only a number with a unit matches: a bare number there is a section number. */
const DECIMAL_AT_START =
  /(?=\d)(?<=^[ \t]*)\d+\.(?:\d{1,2}|\d{4,})(?=[ \t]?(?:%|[mkµu]?[glL]\b|m[mL]\b|cm\b|mEq|UI\b|°))/gmu;

/** TODO next to other words in capitals is a Portuguese word, not a placeholder. */
const PLACEHOLDER =
  /(?<![\p{L}\d])(?:x{3,}|lorem(?: ipsum)?|fixme|tbd)(?![\p{L}\d])|(?<![\p{L}\d]|\p{Lu}{2} )TODO(?![\p{L}\d]| \p{Lu}{2})|\[\[|\?{3,}/gu;
const CAPITALS = /(?<![\p{L}\d])(?:X{3,}|Lorem(?: ipsum)?|LOREM(?: IPSUM)?|FIXME|TBD)(?![\p{L}\d])/gu;

const TABLE_ROW = /^[ \t]*\|[^\n]*$/gm;

const found = (prose: string, rule: TextRule, pattern: RegExp): Finding[] =>
  [...prose.matchAll(pattern)].map(({ 0: match, index }) => ({ rule, start: index, end: index + match.length }));

/** Double spaces are allowed in table rows: they may align the cells. */
const withoutRows = (prose: string) => prose.replace(TABLE_ROW, row => row.replace(/ /g, '_'));

export const words: TextCheck = (_before, { prose }) => [
  ...found(withoutRows(prose), 'doubleSpace', SPACES),
  ...found(prose, 'placeholder', PLACEHOLDER),
  ...found(prose, 'placeholder', CAPITALS),
];

/** Only for Portuguese texts: English uses a decimal point. */
export const decimalPoints: TextCheck = (_before, { prose }, { locale }) =>
  locale === 'pt-br'
    ? [...found(prose, 'decimalPoint', DECIMAL), ...found(prose, 'decimalPoint', DECIMAL_AT_START)]
    : [];
