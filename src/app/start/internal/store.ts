import { applyMiddleware, compose, legacy_createStore as createStore } from 'redux';
import promiseMiddleware from 'redux-promise-middleware';
import { thunk } from 'redux-thunk';
import { onSignOut } from 'core/auth/sign-out';
import { provideSources } from 'features/find/find-sources';
import { forgetLearned } from 'records/learned';
import notificationMiddleware from './notification-middleware';
import { rootReducer } from './reducers';
import unreadAnswers from './unread-answers';

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof compose;
  }
}

const composeEnhancers = (__DEVELOPMENT__ && window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__) || compose;

export const initStore = () => {
  forgetLearned();
  onSignOut(forgetLearned);
  provideSources(async () => (await import('app/find/sources')).readSources);
  const middleware = applyMiddleware(thunk, promiseMiddleware, unreadAnswers, notificationMiddleware);
  return createStore(rootReducer, composeEnhancers(middleware));
};
