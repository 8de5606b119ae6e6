import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { App } from 'app/app';
import { preloadPalette } from 'app/palette/palette-button';
import { preloadScreen } from 'app/preload-screen';
import { initStore } from 'app/store';
import { startTheme } from 'app/theme';
import { getProfile } from 'shared/auth/application-profile.duck';
import { clearAuthentication, leaveSession, loadSession } from 'shared/auth/authentication.duck';
import { pruneDrafts } from 'shared/drafts/draft-store';
import setupAxiosInterceptors from 'shared/http/axios-interceptor';
import { chosenLocale, setLocale } from 'shared/i18n/locale.duck';
import { DEFAULT_LOCALE } from 'shared/i18n/locales';
import { createHashStateHistory } from 'shared/navigation/hash-history';
import { whenIdle } from 'shared/navigation/when-idle';
import { onOtherTabs } from 'shared/tabs';
import './styles/index.scss';

startTheme();

const store = initStore();
const navigation = createHashStateHistory();
setupAxiosInterceptors(() => store.dispatch(clearAuthentication()));
onOtherTabs(message => message === 'logout' && void store.dispatch(leaveSession()));
void pruneDrafts();

const ignore = () => undefined;
preloadScreen(navigation.history.location.pathname);
const session = store.dispatch(loadSession()).catch(ignore);
Promise.resolve(store.dispatch(getProfile())).catch(ignore);

/** What a screen needs when the network or the session is gone must be here before; then what opens at a key. */
const fetchAhead = () =>
  [import('app/toast-container'), import('account/login/login-modal'), preloadPalette()].forEach(
    part => void part.catch(ignore),
  );

const start = async () => {
  await store
    .dispatch(setLocale(chosenLocale() ?? DEFAULT_LOCALE))
    .catch(() => store.dispatch(setLocale(DEFAULT_LOCALE)));
  await session;
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <Provider store={store}>
      <App navigation={navigation} />
    </Provider>,
  );
  whenIdle(fetchAhead);
};

void start();
