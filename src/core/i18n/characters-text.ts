import { t } from './translate';
import { formatCount } from 'lib/numbers';

/** A phrase that gives the number of characters of a text. */
export const charactersText = (length: number): string =>
  t(length === 1 ? 'entity.text.oneCharacter' : 'entity.text.characters', { count: formatCount(length) });
