import { emptyPage, type Named } from 'lib/model';
import { createCrudReducer } from 'records/internal/crud-reducer';

const TYPES = { LIST: 'x/LIST', READ: 'x/READ', SAVE: 'x/SAVE', REMOVE: 'x/REMOVE', STORED: 'x/STORED' };
const reducer = createCrudReducer<Named>(TYPES, 20);
type State = ReturnType<typeof reducer>;

const older = { page: 1 };
const newer = { page: 2 };
const pageOf = (name: string) => ({ ...emptyPage, content: [{ name }] });

/** The state after these actions, in order. */
const after = (...actions: { type: string; payload?: unknown; meta?: object }[]): State =>
  actions.reduce<State | undefined>((state, action) => reducer(state, action), undefined) ??
  reducer(undefined, { type: '' });

const requested = (query: object) => ({ type: 'x/LIST_PENDING', meta: { query } });
const answered = (query: object, name: string) => ({
  type: 'x/LIST_FULFILLED',
  payload: pageOf(name),
  meta: { query },
});
const failed = (query: object) => ({ type: 'x/LIST_REJECTED', payload: 'failure', meta: { query } });

it('R54, F31: the response to an older query of a list is ignored', () => {
  const state = after(requested(older), requested(newer), answered(older, 'a'));
  expect(state).toMatchObject({ listing: 'ONGOING', page: emptyPage });
  expect(reducer(state, answered(newer, 'b'))).toMatchObject({ listing: 'SUCCESS', page: pageOf('b') });
});

it('a failure of an older query is ignored', () => {
  const state = after(requested(older), requested(newer), failed(older));
  expect(state).toMatchObject({ listing: 'ONGOING', error: null });
  expect(reducer(state, failed(newer))).toMatchObject({ listing: 'ERROR', error: 'failure' });
});

it('a new query clears the previous error and keeps the loaded rows', () => {
  const state = after(requested(older), answered(older, 'a'), requested(newer), failed(newer), requested(older));
  expect(state).toMatchObject({ listing: 'ONGOING', error: null, page: pageOf('a') });
});
