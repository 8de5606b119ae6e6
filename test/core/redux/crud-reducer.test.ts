import { createCrudReducer } from 'core/redux/crud-reducer';
import { emptyPage, type Named } from 'lib/model';
import { text } from 'lib/records/parts';
import { readShape } from 'lib/records/shape';

const TYPES = {
  LIST: 'x/LIST',
  READ: 'x/READ',
  SAVE: 'x/SAVE',
  REMOVE: 'x/REMOVE',
  STORED: 'x/STORED',
  RESET: 'x/RESET',
};
const reducer = createCrudReducer<Named>(TYPES, record => readShape({ name: text }, record));
type State = ReturnType<typeof reducer>;

const older = { page: 1 };
const newer = { page: 2 };
const pageOf = (name: string) => ({ ...emptyPage, content: [{ name }] });

/** The state after these actions, in order. */
const after = (...actions: { type: string; payload?: unknown; meta?: object }[]): State =>
  actions.reduce<State | undefined>((state, action) => reducer(state, action), undefined) ??
  reducer(undefined, { type: '' });

const asked = (query: object) => ({ type: 'x/LIST_PENDING', meta: { query } });
const answered = (query: object, name: string) => ({
  type: 'x/LIST_FULFILLED',
  payload: pageOf(name),
  meta: { query },
});
const failed = (query: object) => ({ type: 'x/LIST_REJECTED', payload: 'failure', meta: { query } });

it('the initial state has an empty page, and no request has been sent', () => {
  expect(after()).toEqual({
    page: emptyPage,
    query: null,
    listing: 'NOOP',
    saving: 'NOOP',
    removing: 'NOOP',
    refusedOrders: [],
    saved: null,
    error: null,
  });
});

it('a list is pending until its response arrives, and then holds the received page', () => {
  expect(after(asked(older))).toMatchObject({ listing: 'ONGOING', query: older, page: emptyPage });
  expect(after(asked(older), answered(older, 'a'))).toMatchObject({ listing: 'SUCCESS', page: pageOf('a') });
});

it('fault 31: the response to an older query is ignored', () => {
  const state = after(asked(older), asked(newer), answered(older, 'a'));
  expect(state).toMatchObject({ listing: 'ONGOING', page: emptyPage });
  expect(reducer(state, answered(newer, 'b'))).toMatchObject({ listing: 'SUCCESS', page: pageOf('b') });
});

it('a failure of an older query is ignored', () => {
  const state = after(asked(older), asked(newer), failed(older));
  expect(state).toMatchObject({ listing: 'ONGOING', error: null });
  expect(reducer(state, failed(newer))).toMatchObject({ listing: 'ERROR', error: 'failure' });
});

it('a new query clears the previous error and keeps the loaded rows', () => {
  const state = after(asked(older), answered(older, 'a'), asked(newer), failed(newer), asked(older));
  expect(state).toMatchObject({ listing: 'ONGOING', error: null, page: pageOf('a') });
});

it.each([
  ['a record', { id: 7, name: 'Asma' }, { id: 7, name: 'Asma' }],
  ['a record of a wrong shape', { id: 7, name: 8 }, { id: 7, name: '8' }],
  ['nothing', '', null],
  ['a list', [{ id: 7 }], null],
])('a save with %s as its response succeeds', (_what, data, saved) => {
  const state = after({ type: 'x/SAVE_PENDING' }, { type: 'x/SAVE_FULFILLED', payload: { data } });
  expect(state.saving).toBe('SUCCESS');
  expect(state.saved === null ? null : { id: state.saved.id, name: state.saved.name }).toEqual(saved);
});

it.each([
  ['SAVE', 'saving'],
  ['REMOVE', 'removing'],
] as const)('a %s request is pending, fails and clears the error when it is repeated', (type, field) => {
  const waiting = after({ type: `x/${type}_PENDING` });
  expect(waiting[field]).toBe('ONGOING');
  const refused = reducer(waiting, { type: `x/${type}_REJECTED`, payload: 'failure' } as never);
  expect(refused).toMatchObject({ [field]: 'ERROR', error: 'failure' });
  expect(reducer(refused, { type: `x/${type}_PENDING` })).toMatchObject({ [field]: 'ONGOING', error: null });
});

it('a reset clears the results of saves and deletes and keeps the list', () => {
  const state = after(
    asked(older),
    answered(older, 'a'),
    { type: 'x/SAVE_FULFILLED', payload: { data: { id: 7, name: 'Asma' } } },
    { type: 'x/REMOVE_REJECTED', payload: 'failure' },
    { type: 'x/RESET' },
  );
  expect(state).toEqual({
    page: pageOf('a'),
    query: older,
    listing: 'SUCCESS',
    saving: 'NOOP',
    removing: 'NOOP',
    refusedOrders: [],
    saved: null,
    error: null,
  });
});
