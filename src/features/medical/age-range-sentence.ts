import { t } from 'core/i18n/translate';
import { ageRangeText, type AgeRange } from './age-range';

/** The age-range sentence in the reader's language, for a list's cell or live below a form's ages. */
export const ageRangeSentence = (range: AgeRange): string => {
  const text = ageRangeText(range);
  return text ? t(...text) : '';
};
