import { t } from './translate';
import { formatCount } from 'lib/numbers';

/** How many characters a text has, in words. */
export const charactersText = (length: number): string =>
  t(length === 1 ? 'entity.text.oneCharacter' : 'entity.text.characters', { count: formatCount(length) });
