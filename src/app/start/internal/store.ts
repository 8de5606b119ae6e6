import { applyMiddleware, compose, legacy_createStore as createStore } from 'redux';
import promiseMiddleware from 'redux-promise-middleware';
import { thunk } from 'redux-thunk';
import { onSignOut } from 'core/auth/sign-out';
import { forgetRelations } from 'core/redux/relations';
import { provideSources } from 'features/find/find-sources';
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
  forgetRelations();
  onSignOut(forgetRelations);
  provideSources(async () => (await import('app/find/sources')).readSources);
  const middleware = applyMiddleware(thunk, promiseMiddleware, unreadAnswers, notificationMiddleware);
  return createStore(rootReducer, composeEnhancers(middleware));
};
