import type { FirstTexts } from 'i18n/pt-br/first-texts';
import type { LaterTexts } from 'i18n/pt-br/later-texts';

/** Codes as the server knows them (`langKey`) and names as their speakers write them; the first is the default. */
export const LOCALES = { 'pt-br': 'Português (Brasil)', en: 'English' } as const;

export type Locale = keyof typeof LOCALES;

export const DEFAULT_LOCALE: Locale = 'pt-br';

export const locales = Object.keys(LOCALES) as Locale[];

export const isLocale = (code: unknown): code is Locale => typeof code === 'string' && Object.hasOwn(LOCALES, code);

/** A language by the name that its speakers give it; one that the console does not speak, by its code. */
export const languageName = (code: string): string => (isLocale(code) ? LOCALES[code] : code);

/** BCP 47 tag for `<html lang>` and the browser's own formats. */
export const languageTag = (locale: Locale) => (locale === 'pt-br' ? 'pt-BR' : 'en');

/** What the app's readers speak, and so the language of content, whatever language the console speaks. */
export const TEXT_LOCALE: Locale = 'pt-br';

export const TEXT_LANGUAGE = languageTag(TEXT_LOCALE);

/** What menus and lists say in each language: a chunk for each, loaded when its locale is first chosen. */
export const firstTexts: Record<Locale, () => Promise<FirstTexts>> = {
  'pt-br': () => import('i18n/pt-br/first-texts').then(texts => texts.firstTexts),
  en: () => import('i18n/en/first-texts').then(texts => texts.firstTexts),
};

/** What all else says: a chunk for each language, loaded with the first screen or dialog that needs it. */
export const laterTexts: Record<Locale, () => Promise<LaterTexts>> = {
  'pt-br': () => import('i18n/pt-br/later-texts').then(texts => texts.laterTexts),
  en: () => import('i18n/en/later-texts').then(texts => texts.laterTexts),
};
