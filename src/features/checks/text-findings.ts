import { TEXT_LOCALE } from 'core/i18n/locales';
import type { Finding, TextRule } from './finding';
import type { KnownOfText, TextCheck } from './internal/checked-text';
import { byPlace, checked } from './internal/checked-text';
import { headings } from './internal/headings';
import { masked } from './internal/masked';
import { otherUnits } from './internal/other-units';
import { longParagraphs } from './internal/paragraphs';
import { gluedPictures, unknownPictures } from './internal/pictures';
import { emptyColumns } from './internal/tables';
import { decimalPoints, words } from './internal/words';

const CHECKS: readonly TextCheck[] = [
  headings,
  longParagraphs,
  words,
  decimalPoints,
  unknownPictures,
  gluedPictures,
  emptyColumns,
  otherUnits,
];

/** The rules that are no matter of taste: the review of content and the form name only these. */
export const GRAVE: readonly TextRule[] = [
  'unknownPicture',
  'changedNumber',
  'otherUnit',
  'skippedLevel',
  'emptySection',
  'emptyColumn',
  'gluedPictures',
  'placeholder',
  'decimalPoint',
];

/**
 * The parts of a text that an editor may want to look at again, in the order of the text.
 * @param elsewhere the other texts of the record
 */
export const findingsIn = (
  text: string,
  { missing = [], locale = TEXT_LOCALE, elsewhere = [] }: Partial<KnownOfText> = {},
): Finding[] => {
  const now = checked(text);
  const known = { missing, locale, elsewhere: elsewhere.map(masked) };
  return byPlace(CHECKS.flatMap(check => check(undefined, now, known)));
};

/** The findings with their line numbers, counted from 1. They must be in the order of the text. */
export const withLines = (text: string, findings: readonly Finding[]): (Finding & { line: number })[] => {
  let [line, at] = [1, 0];
  return findings.map(finding => {
    for (; at < finding.start; at += 1) if (text[at] === '\n') line += 1;
    return { ...finding, line };
  });
};
