import axios from 'axios';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { type Action, applyMiddleware, combineReducers, legacy_createStore as createStore } from 'redux';
import promiseMiddleware from 'redux-promise-middleware';
import { thunk, type ThunkDispatch } from 'redux-thunk';
import type { StoreSlice } from 'lib/store-slice';

type Answer = () => Response;

/**
 * A server for the tests of ducks in Node. It records every call, such as `PUT /api/groups {…}`. It responds with
 * `{}`, or with the entry in `answers` for the call without query and body: `GET /api/groups`. `answer` sets a
 * body there.
 */
export const recordCalls = () => {
  const sent: string[] = [];
  const answers: Record<string, Answer> = {};
  const server = setupServer(
    http.all('*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const call = `${request.method} ${pathname}`;
      sent.push(`${call}${decodeURIComponent(search)} ${await request.text()}`.trim());
      return answers[call]?.() ?? HttpResponse.json({});
    }),
  );
  beforeAll(() => {
    axios.defaults.baseURL = 'http://localhost';
    server.listen();
  });
  beforeEach(() => {
    sent.length = 0;
    Object.keys(answers).forEach(call => delete answers[call]);
  });
  afterAll(() => server.close());
  const answer = (call: string, data: JsonBodyType, status = 200) => {
    answers[call] = () => HttpResponse.json(data, { status });
  };
  return { sent, answers, answer };
};

type Slice = Pick<StoreSlice<unknown>, 'name'> & { reducer: (state: never, action: never) => unknown };

/** A store with only these slices. `dispatch` returns what the middleware returns for the action. */
export const openStore = (...slices: Slice[]) => {
  const reducers = Object.fromEntries(slices.map(({ name, reducer }) => [name, reducer as () => unknown]));
  const reducer = slices.length > 0 ? combineReducers(reducers) : () => ({});
  const store = createStore(reducer, applyMiddleware(thunk, promiseMiddleware));
  const dispatch: ThunkDispatch<unknown, unknown, Action> = store.dispatch;
  return { dispatch, getState: store.getState };
};
