import type { LocationDescriptorObject } from 'history';
import { isPlainObject } from 'lib/is-plain-object';

export type EntryLocation = LocationDescriptorObject<unknown>;

/**
 * Whether the state carries a form's record and the record as it was opened, as between a form and its text editor.
 * Such a step loses no unsaved work.
 */
export const hasFormRecord = (state: unknown) => isPlainObject(state) && 'base' in state;

const listQueryIn = (state: unknown) => (isPlainObject(state) && typeof state.list === 'string' ? state.list : '');

/** The list of the section that a path belongs to, with the list's query from the state. */
export const listOf = ({ pathname = '', state }: EntryLocation): EntryLocation => ({
  pathname: pathname.split('/').slice(0, 3).join('/'),
  search: listQueryIn(state),
});

const timesReopened = (state: unknown) =>
  isPlainObject(state) && typeof state.reopened === 'number' ? state.reopened : 0;

/** A push onto a form at the same address, such as the form of another new record, opens the form again. */
export const asOpenedAnew = (now: EntryLocation, next: EntryLocation): EntryLocation => {
  const isSameForm = next.pathname === now.pathname && listOf(now).pathname !== now.pathname;
  if (!isSameForm) return next;
  return { ...next, state: { ...(next.state ?? {}), reopened: timesReopened(now.state) + 1 } };
};
