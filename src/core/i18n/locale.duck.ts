import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import type { UnknownAction } from 'redux';
import type { ThunkAction } from 'redux-thunk';
import { storeSlice } from 'lib/store-slice';
import { loadTexts } from './load-texts';
import { DEFAULT_LOCALE, keepLocale, languageTag, type Locale } from './locales';

export const LOCALE_ACTIONS = {
  SET_LOCALE: 'locale/SET_LOCALE',
};

interface LocaleState {
  readonly currentLocale: Locale | undefined;
}

const initialState: LocaleState = {
  currentLocale: undefined,
};

interface SetLocaleAction extends UnknownAction {
  locale: Locale;
}

const isSetLocale = (action: UnknownAction): action is SetLocaleAction => action.type === LOCALE_ACTIONS.SET_LOCALE;

export const localeSlice = storeSlice(
  'locale',
  (state: LocaleState = initialState, action: UnknownAction): LocaleState =>
    isSetLocale(action) ? { currentLocale: action.locale } : state,
);

/**
 * Loads the locale's texts once, then switches to it. While they load, or if that fails, the current locale stays. If
 * another locale was requested later and is there already, nothing changes, and nothing is returned.
 */
export const setLocale =
  (locale: Locale): ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction> =>
  async dispatch => {
    const isOutdated = await loadTexts(locale);
    if (isOutdated) return undefined;
    TranslatorContext.setDefaultLocale(DEFAULT_LOCALE);
    TranslatorContext.setLocale(locale);
    document.documentElement.lang = languageTag(locale);
    return dispatch({ type: LOCALE_ACTIONS.SET_LOCALE, locale });
  };

/** The user's own choice: it is stored in the browser and overrides the account's language. */
export const chooseLocale =
  (locale: Locale): ThunkAction<Promise<unknown>, unknown, unknown, UnknownAction> =>
  async dispatch => {
    const hasChanged = await dispatch(setLocale(locale));
    if (hasChanged) keepLocale(locale);
  };
