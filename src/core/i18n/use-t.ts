import { useSelector } from 'react-redux';
import { localeSlice } from './locale.duck';
import { DEFAULT_LOCALE, type Locale } from './locales';
import { t } from './translate';

/** The chosen locale; the component renders again when it changes. */
export const useLocale = (): Locale => useSelector(localeSlice.select).currentLocale ?? DEFAULT_LOCALE;

/** `t` for components: they render again, with everything they contain, when the locale changes. */
export const useT = () => {
  useLocale();
  return t;
};
