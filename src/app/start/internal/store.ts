import { applyMiddleware, compose, legacy_createStore as createStore } from 'redux';
import promiseMiddleware from 'redux-promise-middleware';
import { thunk } from 'redux-thunk';
import { onSignOut } from 'core/auth/sign-out';
import { forgetDrafts } from 'features/drafts/store/draft-store';
import { forgetRecents } from 'features/recents/recents';
import notificationMiddleware from './notification-middleware';
import { rootReducer } from './reducers';

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof compose;
  }
}

const composeEnhancers = (__DEVELOPMENT__ && window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__) || compose;

export const initStore = () => {
  onSignOut(forgetRecents);
  onSignOut(forgetDrafts);
  return createStore(rootReducer, composeEnhancers(applyMiddleware(thunk, promiseMiddleware, notificationMiddleware)));
};
