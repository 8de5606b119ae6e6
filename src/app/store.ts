import { applyMiddleware, compose, legacy_createStore as createStore } from 'redux';
import promiseMiddleware from 'redux-promise-middleware';
import { thunk } from 'redux-thunk';
import notificationMiddleware from './notification-middleware';
import { rootReducer } from './reducers';

interface DevTools {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof compose;
}

const composeEnhancers = (__DEVELOPMENT__ && (window as DevTools).__REDUX_DEVTOOLS_EXTENSION_COMPOSE__) || compose;

export const initStore = () =>
  createStore(rootReducer, composeEnhancers(applyMiddleware(thunk, promiseMiddleware, notificationMiddleware)));
