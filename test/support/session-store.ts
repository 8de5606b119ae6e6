import { http, HttpResponse } from 'msw';
import { applyMiddleware, combineReducers, legacy_createStore as createStore } from 'redux';
import promiseMiddleware from 'redux-promise-middleware';
import { thunk, type ThunkDispatch } from 'redux-thunk';
import { authentication } from 'core/auth/authentication-reducer';
import locale from 'core/i18n/locale.duck';
import type { Thunk } from 'core/redux/request';
import { server } from '../mock-backend/server';

export const TOKEN = 'a.b.c';
export const ANA = { id: 7, login: 'ana', activated: true, authorities: ['ROLE_USER'] };

/** A store of its own, and what was asked of a server whose account is this one. */
export const openSessionStore = (account: object = ANA) => {
  const reducer = combineReducers({ authentication: authentication.reducer, locale });
  const store = createStore(reducer, applyMiddleware(thunk, promiseMiddleware));
  const dispatch: ThunkDispatch<unknown, unknown, { type: string }> = store.dispatch;
  const asked: string[] = [];
  server.use(
    http.get('*/api/account/me', ({ request }) => {
      asked.push(request.headers.get('authorization') ?? 'nobody');
      return HttpResponse.json(account);
    }),
  );
  return {
    asked,
    dispatch: (action: Thunk) => dispatch(action),
    session: () => store.getState().authentication,
    language: () => store.getState().locale.currentLocale,
  };
};

/** What the next tab hears. */
export const hearInOtherTab = () =>
  new Promise(resolve => {
    const otherTab = new BroadcastChannel('console-tabs');
    otherTab.onmessage = ({ data }) => {
      otherTab.close();
      resolve(data);
    };
  });
