import { http, HttpResponse } from 'msw';
import { applyMiddleware, combineReducers, legacy_createStore as createStore } from 'redux';
import promiseMiddleware from 'redux-promise-middleware';
import { thunk, type ThunkDispatch } from 'redux-thunk';
import { authentication } from 'core/auth/authentication-reducer';
import { localeSlice } from 'core/i18n/locale.duck';
import type { Thunk } from 'core/redux/request';
import { server } from '../mock-backend/server';

export const TOKEN = 'a.b.c';
export const ANA = { id: 7, login: 'ana', activated: true, authorities: ['ROLE_USER'] };

/** A new store, and the `authorization` headers of the requests for the account. The server responds with `account`. */
export const openSessionStore = (account: object = ANA) => {
  const reducer = combineReducers({ authentication: authentication.reducer, locale: localeSlice.reducer });
  const store = createStore(reducer, applyMiddleware(thunk, promiseMiddleware));
  const dispatch: ThunkDispatch<unknown, unknown, { type: string }> = store.dispatch;
  const authorizations: string[] = [];
  server.use(
    http.get('*/api/account/me', ({ request }) => {
      authorizations.push(request.headers.get('authorization') ?? 'nobody');
      return HttpResponse.json(account);
    }),
  );
  return {
    authorizations,
    dispatch: (action: Thunk) => dispatch(action),
    session: () => store.getState().authentication,
    language: () => store.getState().locale.currentLocale,
  };
};

/** Resolves with the next message that another tab receives. */
export const messageInOtherTab = () =>
  new Promise(resolve => {
    const otherTab = new BroadcastChannel('console-tabs');
    otherTab.onmessage = ({ data }) => {
      otherTab.close();
      resolve(data);
    };
  });
