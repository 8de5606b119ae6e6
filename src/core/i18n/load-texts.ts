import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { firstTexts, laterTexts, type Locale } from './locales';

/** One part of each locale's texts: how it is imported, and the promises of those that are on their way or here. */
const partOf = (imports: Record<Locale, () => Promise<object>>) => {
  const loads = new Map<Locale, Promise<void>>();
  const request = async (locale: Locale) => {
    try {
      // A copy, as the translator adds the other part to what it was given.
      TranslatorContext.registerTranslations(locale, { ...(await imports[locale]()) });
    } catch (error) {
      loads.delete(locale);
      throw error;
    }
  };
  return (locale: Locale): Promise<void> => {
    const load = loads.get(locale) ?? request(locale);
    loads.set(locale, load);
    return load;
  };
};

const loadFirst = partOf(firstTexts);
const loadLater = partOf(laterTexts);

/** The locale whose texts were loaded last, which the console speaks. */
let spoken: Locale | undefined;

/** Once a screen or a dialog has asked for them, the later texts come with those of every locale. */
let areLaterWanted = false;

/**
 * Loads a locale's texts once: those of menus and lists, and all others where somebody has asked for them.
 *
 * @throws what the import of a part throws; the next call asks for it again
 */
export const loadTexts = async (locale: Locale): Promise<void> => {
  await Promise.all([loadFirst(locale), areLaterWanted && loadLater(locale)]);
  // Somebody may have asked for them meanwhile.
  if (areLaterWanted) await loadLater(locale);
  spoken = locale;
};

/**
 * Loads the texts that menus and lists do without, in the locale that the console speaks. Before it speaks one, they
 * come with the first.
 *
 * @throws what the import throws; the next call asks for it again
 */
export const loadLaterTexts = async (): Promise<void> => {
  areLaterWanted = true;
  if (spoken) await loadLater(spoken);
};
