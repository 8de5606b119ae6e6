import type { MessageKey } from 'core/i18n/message-key';
import type { Params } from 'core/i18n/translate';

/** Ages in years; one that is not set is absent or null. */
export interface AgeRange {
  lowerThanOneMonth?: boolean | null;
  start?: number | null;
  end?: number | null;
}

/** A form may hold a typed text that is no age. */
const isSet = (age: unknown): age is number => typeof age === 'number';

/**
 * The message of the age-range sentence. Its cases are exactly those of R98: with only an end age it reads "greater
 * or equal", with only a start age "less or equal".
 */
export const ageRangeText = ({ lowerThanOneMonth, start, end }: AgeRange): [MessageKey, Params] | undefined => {
  if (lowerThanOneMonth) return ['entity.ageRange.underOneMonth', {}];
  if (isSet(start) && isSet(end))
    return [end === 1 ? 'entity.ageRange.betweenOne' : 'entity.ageRange.between', { start, end }];
  if (isSet(end)) return [end === 1 ? 'entity.ageRange.atLeastOne' : 'entity.ageRange.atLeast', { end }];
  if (isSet(start)) return [start === 1 ? 'entity.ageRange.atMostOne' : 'entity.ageRange.atMost', { start }];
  return undefined;
};
