import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { DEFAULT_LOCALE, isLocale, languageTag } from './locales';

const OF_TODAY = { timeStyle: 'medium' } as const;
const OF_ANOTHER_DAY = { dateStyle: 'short', timeStyle: 'short' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format is kept: to make one takes longer than a key may take. */
const formatOf = (tag: string, isToday: boolean) => {
  const key = `${tag} ${isToday}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, isToday ? OF_TODAY : OF_ANOTHER_DAY);
  formats.set(key, format);
  return format;
};

/** Day and time of a moment in this browser, as its reader writes them; for notes of the console's own. */
export const formatTime = (milliseconds: number): string => {
  const { locale } = TranslatorContext.context;
  const tag = languageTag(isLocale(locale) ? locale : DEFAULT_LOCALE);
  const day = new Date(milliseconds);
  return formatOf(tag, day.toDateString() === new Date().toDateString()).format(day);
};
