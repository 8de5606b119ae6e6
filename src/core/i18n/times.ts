import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { DEFAULT_LOCALE, isLocale, languageTag } from './locales';

const OF_TODAY = { timeStyle: 'medium' } as const;
const OF_ANOTHER_DAY = { dateStyle: 'short', timeStyle: 'short' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached: creating one takes longer than handling a key press may take. */
const formatOf = (tag: string, isToday: boolean) => {
  const key = `${tag} ${isToday}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, isToday ? OF_TODAY : OF_ANOTHER_DAY);
  formats.set(key, format);
  return format;
};

/** Formats a local time in the console's language, with the day unless it is today; for the console's own notes. */
export const formatTime = (milliseconds: number): string => {
  const { locale } = TranslatorContext.context;
  const tag = languageTag(isLocale(locale) ? locale : DEFAULT_LOCALE);
  const day = new Date(milliseconds);
  return formatOf(tag, day.toDateString() === new Date().toDateString()).format(day);
};
