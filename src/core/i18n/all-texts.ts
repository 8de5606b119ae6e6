import { fieldsOf } from 'lib/is-plain-object';
import { firstTexts, laterTexts, locales } from './locales';

const textAt = (texts: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((found, part) => fieldsOf(found)[part], texts);

/**
 * Loads the texts of all languages, for what may be written in any of them. Returns the texts of a key, that of the
 * default language first.
 */
export const loadAllTexts = async (): Promise<(key: string) => readonly string[]> => {
  const parts = await Promise.all(locales.flatMap(locale => [firstTexts[locale](), laterTexts[locale]()]));
  return key => parts.map(part => textAt(part, key)).filter(text => typeof text === 'string');
};
