import type { Account } from 'core/auth/account';
import { AUTHORITIES } from 'core/auth/authorities';
import { DEFAULT_LOCALE } from 'core/i18n/locales';
import type { MessageKey } from 'core/i18n/message-key';
import { optionText } from 'core/i18n/option-text';
import { same } from 'lib/deep-equal';
import { isPlainObject } from 'lib/is-plain-object';
import { AS_RECEIVED, receivedValue } from 'lib/records/shape';

/** A user of the backend: the account as the server stores it, with the names of its authorities. */
export interface User extends Account {
  authorities: string[];
}

export const newUser: User = {
  login: '',
  firstName: '',
  lastName: '',
  email: '',
  activated: true,
  langKey: DEFAULT_LOCALE,
  authorities: [],
};

/** The blank record of a stored user. It has no names, so that an emptied name is sent as null. */
export const nothingStored: User = { login: '', authorities: [] };

const receivedAuthorities = (account: Partial<Account>): readonly unknown[] => {
  const received = account[AS_RECEIVED]?.authorities;
  return Array.isArray(received) ? received : [];
};

/**
 * The user, ready to be sent. If the server sent no authorities of this user, those in the form are written as it wrote
 * those of the others: the users of the list, then the own account. Without an example they are written as `{name}`.
 */
export const withKnownShape = (user: User, others: readonly Partial<Account>[]): User => {
  const received = user[AS_RECEIVED];
  if (user.authorities.length === 0 || !same(received?.authorities, [])) return user;
  const [example = {}] = others.flatMap(receivedAuthorities).filter(Boolean);
  // Only the shape is taken over: empty names are not sent.
  return { ...user, [AS_RECEIVED]: { ...received, authorities: [isPlainObject(example) ? { name: '' } : ''] } };
};

/** Whether the server sent the user's authorities. The lists of some servers leave them out. */
export const hasReceivedAuthorities = (user: User) => Array.isArray(receivedValue(user, 'authorities'));

/** ROLE_MOBILE cannot be combined with another authority (R141). */
export const authoritiesProblem = (names: readonly string[]): MessageKey | undefined =>
  names.includes(AUTHORITIES.MOBILE) && names.length > 1 ? 'userManagement.invalidRoleMobileAuthority' : undefined;

/** All authorities that can be checked, each once: those that the server offers and those that the user has. */
export const optionsFor = (first: readonly string[], others: readonly string[]): string[] => [
  ...new Set([...first, ...others]),
];

/** The label of an authority. An authority that the console does not know is shown by its own name. */
export const authorityText = (name: string) => optionText('userManagement.authorityOptions', name);
