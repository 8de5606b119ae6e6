import { languageTag, type Locale } from 'core/i18n/locales';

/** The picture types as a readable list: `GIF, JPEG ou PNG`. */
export const typeNames = (types: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(languageTag(locale), { type: 'disjunction' }).format(types.map(type => type.toUpperCase()));
