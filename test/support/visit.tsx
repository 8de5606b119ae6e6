import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { App } from 'app/app';
import { nameRecord } from 'app/record-in-address';
import { initStore } from 'app/store';
import { clearAuthentication, loadSession } from 'core/auth/authentication.duck';
import { storeToken } from 'core/http/token';
import { chooseLocale, setLocale } from 'core/i18n/locale.duck';
import { DEFAULT_LOCALE, type Locale } from 'core/i18n/locales';
import { createHashStateHistory } from 'core/navigation/hash-history';
import { openSession } from '../mock-backend/server';
import { setupUser } from './clock';
import { leavePage } from './drafts';
import { endWithTest } from './end-with-test';
import { whenUnauthenticated } from './http';

/** Only the latest visit listens to Back and Forward. */
let disposeLatest = () => undefined as void;

/** Opens the whole console where the browser stands, for whoever is signed in. */
const open = async (locale?: Locale) => {
  const store = initStore();
  whenUnauthenticated(() => void store.dispatch(clearAuthentication()));
  await store.dispatch(locale ? chooseLocale(locale) : setLocale(DEFAULT_LOCALE));
  await store.dispatch(loadSession());
  disposeLatest();
  const navigation = createHashStateHistory(nameRecord);
  disposeLatest = navigation.dispose;
  endWithTest(disposeLatest);
  // The screen's chunk comes with a promise, which React wants settled inside `act`.
  await act(async () => {
    render(
      <Provider store={store}>
        <App navigation={navigation} />
      </Provider>,
    );
  });
  return setupUser();
};

/**
 * Opens the whole console at a path inside it, signed in under one of the ready accounts; in a language that was chosen
 * before, where one is told, and else in the account's.
 */
export const visit = async (path: string, login = 'editor', locale?: Locale) => {
  window.history.replaceState(null, '', `#${path}`);
  storeToken(openSession(login, false), false);
  return open(locale);
};

/** The same for one who is not signed in. */
export const visitWithoutSession = async (path: string, locale?: Locale) => {
  window.history.replaceState(null, '', `#${path}`);
  return open(locale);
};

/** Loads the page anew, as F5 does: what is left is what the browser keeps. */
export const reload = async () => {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  const stored = [localStorage, sessionStorage].map(storage => [storage, Object.entries({ ...storage })] as const);
  leavePage();
  stored.forEach(([storage, entries]) => entries.forEach(([key, value]) => storage.setItem(key, value)));
  return open();
};
