import { languageTag, type Locale } from 'core/i18n/locales';

/** Kinds of picture files as people write them: `GIF, JPEG ou PNG`. */
export const typeNames = (types: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(languageTag(locale), { type: 'disjunction' }).format(types.map(type => type.toUpperCase()));
