import { applyMiddleware, legacy_createStore as createStore } from 'redux';
import promiseMiddleware from 'redux-promise-middleware';
import unreadAnswers from 'app/start/internal/unread-answers';
import { createReducer, FAILURE, REQUEST, SUCCESS } from 'core/redux/request';

const reducer = createReducer<object>(
  { at: 'start' },
  {
    [REQUEST('READ')]: () => ({ at: 'loading' }),
    [SUCCESS('READ')]: (_state, { payload }: { payload: { rows: string[] } }) => ({ at: payload.rows[0].trim() }),
    [FAILURE('READ')]: (_state, { payload }: { payload: unknown }) => ({
      at: 'failed',
      isError: payload instanceof Error,
    }),
  },
);

const read = async (answer: object) => {
  const store = createStore(reducer, applyMiddleware(promiseMiddleware, unreadAnswers));
  const request = store.dispatch({ type: 'READ', payload: Promise.resolve(answer) }) as unknown as Promise<unknown>;
  const worked = await request.then(
    () => true,
    () => false,
  );
  return [worked, store.getState()];
};

test.each([{}, { rows: null }, { rows: [] }, { rows: [7] }])(
  'F265: an answer that the code cannot read, %j, is a failure of its request',
  async answer => {
    expect(await read(answer)).toEqual([false, { at: 'failed', isError: true }]);
  },
);

test('an answer that can be read is stored', async () => {
  expect(await read({ rows: [' a '] })).toEqual([true, { at: 'a' }]);
});
