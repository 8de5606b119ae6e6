import type { FirstTexts, LaterTexts } from 'i18n/pt-br';
import { localStore } from 'lib/storage';

/** Codes as the server uses them (`langKey`) and names as native speakers write them; the first is the default. */
export const LOCALES = { 'pt-br': 'Português (Brasil)', en: 'English' } as const;

export type Locale = keyof typeof LOCALES;

export const DEFAULT_LOCALE: Locale = 'pt-br';

export const locales = Object.keys(LOCALES) as Locale[];

export const isLocale = (code: unknown): code is Locale => typeof code === 'string' && Object.hasOwn(LOCALES, code);

/** The name that native speakers give a language; a language that the console does not have is named by its code. */
export const languageName = (code: string): string => (isLocale(code) ? LOCALES[code] : code);

/** BCP 47 tag for `<html lang>` and the browser's own formats. */
export const languageTag = (locale: Locale) => (locale === 'pt-br' ? 'pt-BR' : 'en');

/** The language of the app's readers, and so of the content. It does not depend on the console's language. */
export const TEXT_LOCALE: Locale = 'pt-br';

export const TEXT_LANGUAGE = languageTag(TEXT_LOCALE);

/** The texts of menus and lists: one chunk per language, loaded when its locale is first chosen. */
export const firstTexts: Record<Locale, () => Promise<FirstTexts>> = {
  'pt-br': () => import('i18n/pt-br/first-texts').then(texts => texts.firstTexts),
  en: () => import('i18n/en/first-texts').then(texts => texts.firstTexts),
};

/** All other texts: one chunk per language, loaded with the first screen or dialog that needs it. */
export const laterTexts: Record<Locale, () => Promise<LaterTexts>> = {
  'pt-br': () => import('i18n/pt-br/later-texts').then(texts => texts.laterTexts),
  en: () => import('i18n/en/later-texts').then(texts => texts.laterTexts),
};

const STORAGE_KEY = 'locale';

/** The locale that was chosen in this browser earlier, if any (R39). */
export const chosenLocale = (): Locale | undefined => localStore.read(STORAGE_KEY, isLocale);

export const keepLocale = (locale: Locale) => localStore.set(STORAGE_KEY, locale);
