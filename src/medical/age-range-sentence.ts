import { t } from 'core/i18n/translate';
import { type AgeRange, ageRangeText } from './internal/age-range';

/** The age-range sentence in the reader's language: in a list cell, or live below the ages in a form. */
export const ageRangeSentence = (range: AgeRange): string => {
  const text = ageRangeText(range);
  return text ? t(...text) : '';
};
