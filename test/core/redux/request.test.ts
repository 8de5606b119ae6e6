import { createReducer, track } from 'core/redux/request';
import { storeSlice } from 'lib/store-slice';

interface State {
  loading: string;
  error: unknown;
}

const initial: State = { loading: 'NOOP', error: null };
const reducer = createReducer<State>(initial, track<State>('x/GO', 'loading'));

it('a reducer starts with its initial state and ignores unknown actions', () => {
  expect(reducer(undefined, { type: '' })).toBe(initial);
  const other = { loading: 'SUCCESS', error: null };
  expect(reducer(other, { type: 'y/GO_PENDING' })).toBe(other);
});

it('a request is pending, succeeds or fails, and the next request clears the error', () => {
  const failed = reducer(initial, { type: 'x/GO_REJECTED', payload: 'failure' });
  expect(failed).toEqual({ loading: 'ERROR', error: 'failure' });
  const waiting = reducer(failed, { type: 'x/GO_PENDING' });
  expect(waiting).toEqual({ loading: 'ONGOING', error: null });
  expect(reducer(waiting, { type: 'x/GO_FULFILLED' })).toEqual({ loading: 'SUCCESS', error: null });
});

it('a store slice is selected by its own name', () => {
  const slice = storeSlice('x', reducer);
  expect(slice.select({ x: initial, y: 1 })).toBe(initial);
});
