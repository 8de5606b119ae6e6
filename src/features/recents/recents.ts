import { isPlainObject } from 'lib/is-plain-object';
import type { Id } from 'lib/model';
import { createStoredList } from 'lib/stored-list';

/** A record that was recently opened or saved: only its name and where to find it, none of its content. */
export interface Recent {
  /** URL segment of its section. */
  section: string;
  id: Id;
  name: string;
}

type RecentAddress = Pick<Recent, 'section' | 'id'>;

const MAX_COUNT = 8;

const isRecent = (stored: unknown): stored is Recent => {
  if (!isPlainObject(stored)) return false;
  const { section, id, name } = stored;
  return typeof section === 'string' && typeof name === 'string' && (typeof id === 'number' || typeof id === 'string');
};

const recents = createStoredList('recents', isRecent);

/** The account's latest records, newest first. */
export const useRecents = (login: string) => recents.useOf(login);

const without = (stored: readonly Recent[], { section, id }: RecentAddress) =>
  stored.filter(one => one.section !== section || one.id !== id);

export const rememberRecent = (login: string, recent: Recent) =>
  recents.change(login, stored => [recent, ...without(stored, recent)].slice(0, MAX_COUNT));

/** Removes one record from the account's list. */
export const forgetRecent = (login: string, recent: RecentAddress) =>
  recents.change(login, stored => without(stored, recent));
