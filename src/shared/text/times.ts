import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { DEFAULT_LOCALE, isLocale, languageTag } from 'shared/i18n/locales';

/** Day and time of a moment in this browser, as its reader writes them; for notes of the console's own. */
export const formatTime = (milliseconds: number): string => {
  const { locale } = TranslatorContext.context;
  const tag = languageTag(isLocale(locale) ? locale : DEFAULT_LOCALE);
  const day = new Date(milliseconds);
  const isToday = day.toDateString() === new Date().toDateString();
  return day.toLocaleString(tag, isToday ? { timeStyle: 'medium' } : { dateStyle: 'short', timeStyle: 'short' });
};
