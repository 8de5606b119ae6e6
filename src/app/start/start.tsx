import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { prefetchList, preloadMoves, preloadScreen } from 'app/routing/preload-screen';
import { nameRecord } from 'app/routing/record-in-address';
import { getProfile } from 'core/auth/application-profile.duck';
import { clearAuthentication, loadSession, noteSignIn, noteSignOut } from 'core/auth/authentication.duck';
import setupAxiosInterceptors from 'core/http/axios-interceptor';
import { setLocale } from 'core/i18n/locale.duck';
import { chosenLocale, DEFAULT_LOCALE } from 'core/i18n/locales';
import { createHashStateHistory } from 'core/navigation/hash-history';
import { reportUnsavedWork } from 'core/navigation/unsaved-elsewhere';
import { onIdle } from 'lib/browser/idle';
import { inTime } from 'lib/in-time';
import { onOtherTabs } from 'lib/tabs';
import { waitedFor } from 'lib/waited-for';
import { App } from './internal/app';
import { initStore } from './internal/store';

const ignore = () => undefined;

/** After this time, in milliseconds, the page stands without the account. */
const PATIENCE = 500;

/** Loads the code of the drafts, which a sign-out needs too. */
const cleanUpDrafts = async () => {
  const { pruneDrafts } = await import('features/drafts/store/draft-store');
  await pruneDrafts();
};

/** Shows the console in `root`, once its texts are loaded and the session is known, or the server is slow. */
export const start = async (root: HTMLElement) => {
  const store = initStore();
  const navigation = createHashStateHistory(nameRecord);
  setupAxiosInterceptors(() => store.dispatch(clearAuthentication()));
  onOtherTabs((message, login) => {
    if (message === 'leaving') reportUnsavedWork();
    if (message === 'logout') void store.dispatch(noteSignOut(login));
    if (message === 'login') void store.dispatch(noteSignIn(login));
  });

  const { location } = navigation.history;
  void waitedFor(preloadScreen(location));
  const session = store.dispatch(loadSession()).catch(ignore);
  Promise.resolve(store.dispatch(getProfile())).catch(ignore);
  await store
    .dispatch(setLocale(chosenLocale() ?? DEFAULT_LOCALE))
    .catch(() => store.dispatch(setLocale(DEFAULT_LOCALE)));
  await inTime(session, PATIENCE).catch(ignore);
  void prefetchList(location, store);
  preloadMoves(navigation.history, store);

  // A transition renders in slices, so that the page still responds to typing and scrolling.
  const shown = createRoot(root);
  startTransition(() =>
    shown.render(
      <Provider store={store}>
        <App navigation={navigation} />
      </Provider>,
    ),
  );
  onIdle(() => void cleanUpDrafts().catch(ignore));
  return shown;
};
