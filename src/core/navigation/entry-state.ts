import type { LocationDescriptorObject } from 'history';
import { isPlainObject } from 'lib/records/parts';

export type EntryLocation = LocationDescriptorObject<unknown>;

/** A form that hands its record on with what it was opened as, to its text editor and back, loses nothing. */
export const hasFormRecord = (state: unknown) => isPlainObject(state) && 'base' in state;

const listQueryIn = (state: unknown) => (isPlainObject(state) && typeof state.list === 'string' ? state.list : '');

/** The section that a path lies in, and the list's query that its state carries. */
export const listOf = ({ pathname = '', state }: EntryLocation): EntryLocation => ({
  pathname: pathname.split('/').slice(0, 3).join('/'),
  search: listQueryIn(state),
});

const timesReopened = (state: unknown) =>
  isPlainObject(state) && typeof state.reopened === 'number' ? state.reopened : 0;

/** What is pushed over a form of the same address, as another new record's form is, opens the form anew. */
export const asOpenedAnew = (now: EntryLocation, next: EntryLocation): EntryLocation => {
  const isSameForm = next.pathname === now.pathname && listOf(now).pathname !== now.pathname;
  if (!isSameForm) return next;
  return { ...next, state: { ...(next.state ?? {}), reopened: timesReopened(now.state) + 1 } };
};
