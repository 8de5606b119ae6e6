import type { Messages } from 'i18n/pt-br';

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

/** Each dictionary is one chunk, loaded when its locale is first chosen. */
export const dictionaries: Record<Locale, () => Promise<Messages>> = {
  'pt-br': () => import('i18n/pt-br').then(({ ptBr }) => ptBr),
  en: () => import('i18n/en').then(({ en }) => en),
};
