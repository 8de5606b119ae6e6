import { localStore } from 'lib/storage';
import { isLocale, type Locale } from './locales';

const STORAGE_KEY = 'locale';

/** What this browser chose earlier, if it did (R39). */
export const chosenLocale = (): Locale | undefined => localStore.read(STORAGE_KEY, isLocale);

export const keepLocale = (locale: Locale) => localStore.set(STORAGE_KEY, locale);
