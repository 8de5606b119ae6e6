import { localStore } from 'lib/storage';
import { isLocale, type Locale } from './locales';

const STORAGE_KEY = 'locale';

/** The locale that was chosen in this browser earlier, if any (R39). */
export const chosenLocale = (): Locale | undefined => localStore.read(STORAGE_KEY, isLocale);

export const keepLocale = (locale: Locale) => localStore.set(STORAGE_KEY, locale);
