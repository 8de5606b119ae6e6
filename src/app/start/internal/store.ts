import { applyMiddleware, compose, legacy_createStore as createStore } from 'redux';
import promiseMiddleware from 'redux-promise-middleware';
import { thunk } from 'redux-thunk';
import { onSignOut, type SignOut } from 'core/auth/sign-out';
import { provideSources } from 'features/find/find-sources';
import { forgetRecents } from 'features/recents/recents';
import notificationMiddleware from './notification-middleware';
import { rootReducer } from './reducers';

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof compose;
  }
}

const composeEnhancers = (__DEVELOPMENT__ && window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__) || compose;

/** No list needs this code. It is loaded when idle (`start`), or now. A sign-out does not fail with it. */
const forgetDrafts = async (login: string, how: SignOut) => {
  const drafts = await import('features/drafts/store/draft-store').catch(() => undefined);
  await drafts?.forgetDrafts(login, how);
};

export const initStore = () => {
  onSignOut(forgetRecents);
  onSignOut(forgetDrafts);
  provideSources(async () => (await import('app/find/sources')).readSources);
  return createStore(rootReducer, composeEnhancers(applyMiddleware(thunk, promiseMiddleware, notificationMiddleware)));
};
