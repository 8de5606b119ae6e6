import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { firstTexts, laterTexts, type Locale } from './locales';

/** One part of each locale's texts: how it is imported, and the promises of imports that are pending or done. */
const partOf = (imports: Record<Locale, () => Promise<object>>) => {
  const loads = new Map<Locale, Promise<void>>();
  const request = async (locale: Locale) => {
    try {
      // A copy, because the translator adds the other part to the object that it receives.
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

/** The locale whose texts were loaded last: the language of the console. */
let spoken: Locale | undefined;

/** How often texts were requested, and which of these calls `spoken` comes from. */
let calls = 0;
let spokenSince = 0;

/** Once a screen or a dialog has requested the later texts, they are loaded with every locale. */
let areLaterWanted = false;

/**
 * Loads a locale's texts once: those of menus and lists, and all others if they have been requested.
 *
 * @returns whether the texts of a later call came first: then that call's locale is the language of the console
 * @throws the error of an import that fails; the next call imports it again
 */
export const loadTexts = async (locale: Locale): Promise<boolean> => {
  const call = (calls += 1);
  await Promise.all([loadFirst(locale), areLaterWanted && loadLater(locale)]);
  // They may have been requested meanwhile.
  if (areLaterWanted) await loadLater(locale);
  if (call < spokenSince) return true;
  spokenSince = call;
  spoken = locale;
  return false;
};

/**
 * Loads the texts that menus and lists do not need, in the console's language. Before a language is loaded, they are
 * loaded with the first one.
 *
 * @throws the error of the import; the next call imports it again
 */
export const loadLaterTexts = async (): Promise<void> => {
  areLaterWanted = true;
  if (spoken) await loadLater(spoken);
};
