import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { nameRecord } from 'app/routing/record-in-address';
import { App } from 'app/start/internal/app';
import { initStore } from 'app/start/internal/store';
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

/** Opens the whole console at the browser's current address, with the current session, if any. */
const open = async (locale?: Locale) => {
  const store = initStore();
  whenUnauthenticated(() => void store.dispatch(clearAuthentication()));
  await store.dispatch(locale ? chooseLocale(locale) : setLocale(DEFAULT_LOCALE));
  // As in the start: the screens tell it if the session cannot be loaded.
  await store.dispatch(loadSession()).catch(() => undefined);
  disposeLatest();
  const navigation = createHashStateHistory(nameRecord);
  disposeLatest = navigation.dispose;
  endWithTest(disposeLatest);
  // The screen's chunk loads through a promise, which React wants settled inside `act`.
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
 * Opens the whole console at one of its paths, signed in with one of the ready accounts. The language is `locale`, as
 * if the user had chosen it before, or else the language of the account.
 */
export const visit = async (path: string, login = 'editor', locale?: Locale) => {
  window.history.replaceState(null, '', `#${path}`);
  storeToken(openSession(login, false), false);
  return open(locale);
};

/** Like `visit`, for a visitor who is not signed in. */
export const visitWithoutSession = async (path: string, locale?: Locale) => {
  window.history.replaceState(null, '', `#${path}`);
  return open(locale);
};

/** Reloads the page, as F5 does: only what the browser stores remains. */
export const reload = async () => {
  fireEvent(window, new Event('pagehide'));
  cleanup();
  const stored = [localStorage, sessionStorage].map(storage => [storage, Object.entries({ ...storage })] as const);
  leavePage();
  stored.forEach(([storage, entries]) => entries.forEach(([key, value]) => storage.setItem(key, value)));
  return open();
};
