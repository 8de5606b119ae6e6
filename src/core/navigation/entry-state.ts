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
