import type { UnknownAction } from 'redux';
import { emptyPage, type Named } from 'lib/model';
import { createCrudReducer } from 'records/internal/crud-reducer';

const TYPES = { LIST: 'x/LIST', READ: 'x/READ', SAVE: 'x/SAVE', REMOVE: 'x/REMOVE', STORED: 'x/STORED' };
const reducer = createCrudReducer<Named>(TYPES, 20);
type State = ReturnType<typeof reducer>;

const older = { page: 1 };
const newer = { page: 2 };
const pageOf = (name: string) => ({ ...emptyPage, content: [{ name }] });

/** The state after these actions, in order. */
const after = (...actions: UnknownAction[]): State =>
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

const read = (query: object, name: string, id?: number) => ({
  type: 'x/READ_FULFILLED',
  payload: { ...emptyPage, content: [{ name, id }] },
  meta: { query },
});
const stored = (id: number) => ({ type: 'x/STORED', record: { id, name: 's' }, id });
const listed = [requested(older), answered(older, 'a')];

it('a page that is read for an opened record stands beside the page of the list, until the list is read again', () => {
  const state = after(...listed, read(newer, 'b'));
  expect(state).toMatchObject({ page: pageOf('a'), read: { query: newer, page: pageOf('b') } });
  expect(after(...listed, read(newer, 'b'), ...listed).read).toBeNull();
});

it('a page of the list that is read again for an opened record takes its place', () => {
  expect(after(...listed, read(older, 'b'))).toMatchObject({ page: pageOf('b'), read: null });
  expect(after(...listed, read({ ...older, size: 5 }, 'b'))).toMatchObject({ page: pageOf('a') });
});

it('a page is older than what was saved since, until the record or the list is read again', () => {
  const saved = after(...listed, stored(7), stored(8), { type: 'x/STORED', record: { name: 's' } });
  expect(saved.savedIds).toStrictEqual([7, 8]);
  expect(reducer(saved, read(newer, 'b', 7)).savedIds).toEqual([8]);
  expect(listed.reduce<State>(reducer, saved).savedIds).toEqual([]);
});
