import { formatCount } from 'lib/numbers';
import { t } from './translate';

/** A phrase that gives the number of characters of a text. */
export const charactersText = (length: number): string =>
  t(length === 1 ? 'entity.text.oneCharacter' : 'entity.text.characters', { count: formatCount(length) });

/** How many characters of those that a field takes are typed. */
export const lengthText = (length: number, max: number): string =>
  t('entity.validation.count', { count: formatCount(length), max: formatCount(max) });

/** From this share of the limit on, the character count is shown. */
const NEAR_LIMIT = 0.8;

/** The count of a text that comes near its limit; undefined for a shorter one. */
export const lengthNearLimit = (length: number, max: number): string | undefined =>
  length > max * NEAR_LIMIT ? lengthText(length, max) : undefined;
