import { useState } from 'react';
import { isLocale, type Locale, TEXT_LOCALE } from 'core/i18n/locales';
import { localStore } from 'lib/storage';

const KEY = 'writing-desk-language';

/** The language of long texts, remembered by this browser. It does not depend on the language of the console. */
export const useTextLocale = () => {
  const [locale, setLocale] = useState<Locale>(() => localStore.read(KEY, isLocale) ?? TEXT_LOCALE);
  const change = (to: Locale) => {
    setLocale(to);
    localStore.set(KEY, to);
  };
  return [locale, change] as const;
};
