import { useT } from 'shared/i18n/use-t';
import { ageRangeText, type AgeRange } from './age-range';

/** The age-range sentence, for a list's cell or live below a form's ages. */
export const AgeRangeSentence = (range: AgeRange) => {
  const t = useT();
  const text = ageRangeText(range);
  return <>{text ? t(...text) : ''}</>;
};
