import type { LocationDescriptorObject } from 'history';
import { isPlainObject } from 'lib/is-plain-object';

export type EntryLocation = LocationDescriptorObject<unknown>;

/** The path of the section that a path belongs to: `/application-admin/diseases` for any path below it (R5). */
export const sectionPathOf = (path: string) => path.split('/').slice(0, 3).join('/');

const listQueryIn = (state: unknown) => (isPlainObject(state) && typeof state.list === 'string' ? state.list : '');

/** The list of the section that a path belongs to, with the list's query from the state. */
export const listOf = ({ pathname = '', state }: EntryLocation): EntryLocation => ({
  pathname: sectionPathOf(pathname),
  search: listQueryIn(state),
});

const CONTENT = '/content';

/** The path of a form, also for the path of its texts. */
export const formPathOf = (path: string) => (path.endsWith(CONTENT) ? path.slice(0, -CONTENT.length) : path);

/** The form that an entry belongs to: it and the editors of its texts have the same id. */
export const formIn = (state: unknown): string | undefined =>
  isPlainObject(state) && typeof state.form === 'string' ? state.form : undefined;

/** Whether both states belong to one form. A step between them loses no unsaved work. */
export const areOfOneForm = (one: unknown, other: unknown) =>
  formIn(one) !== undefined && formIn(one) === formIn(other);

/** A screen below a list is a form of its own, unless its state names the form that it belongs to. */
export const withForm = (location: EntryLocation, id: string): EntryLocation => {
  const { pathname = '', state } = location;
  if (formIn(state) !== undefined || sectionPathOf(pathname) === pathname) return location;
  return { ...location, state: { ...(isPlainObject(state) && state), form: id } };
};
