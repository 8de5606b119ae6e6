import { isLocale, type Locale } from 'core/i18n/locales';
import { isPlainObject } from 'lib/is-plain-object';
import type { Id } from 'lib/model';
import { date, type Part, rows, simple, text } from 'lib/records/parts';
import type { AnyShape, AS_RECEIVED } from 'lib/records/shape';

/** The account as the server stores it. */
export interface Account {
  id?: Id;
  login: string;
  name?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  activated?: boolean;
  langKey?: string;
  authorities: AuthorityOnWire[];
  password?: string;
  createdBy?: string;
  createdDate?: string;
  lastModifiedBy?: string;
  lastModifiedDate?: string;
  [AS_RECEIVED]?: { authorities?: unknown };
}

/** Servers send both plain names and `{name}` (R151). */
export type AuthorityOnWire = { name: string } | string;

export const authorityName = (authority: AuthorityOnWire): string =>
  typeof authority === 'string' ? authority : authority.name;

const isName = (name: unknown): name is string => typeof name === 'string' && name !== '';

const names = rows(
  simple(received => {
    const name: unknown = isPlainObject(received) ? received.name : received;
    return isName(name) ? name : null;
  }),
);

/**
 * Authorities, read as their names. They are sent as they were received; an added one like the others, as a plain name
 * or as `{name}`.
 */
const authorities: Part = {
  ...names,
  // Always another list, so that the received one is stored beside it: it shows how authorities are written.
  read: received => [...(names.read(received) as string[])],
  giveBack: (received, edited) => {
    const given = names.giveBack(received, edited);
    const areObjects = Array.isArray(received) && received.some(isPlainObject);
    return areObjects && Array.isArray(given) ? given.map(one => (isName(one) ? { name: one } : one)) : given;
  },
};

/** What the fields of an account hold. */
export const accountShape: AnyShape<Account> = {
  login: text,
  name: text,
  firstName: text,
  lastName: text,
  email: text,
  langKey: text,
  createdBy: text,
  createdDate: date,
  lastModifiedBy: text,
  lastModifiedDate: date,
  authorities,
};

/** The names of the account's authorities; an empty array if it has none. */
export const authoritiesOf = (account: Partial<Account>): string[] => authorities.read(account.authorities) as string[];

export const localeOf = ({ langKey }: Partial<Account>): Locale | undefined => {
  const code: unknown = typeof langKey === 'string' ? langKey.toLowerCase() : undefined;
  return isLocale(code) ? code : undefined;
};

/** Whether two logins match, ignoring case: the server stores them in lower case. A missing login never matches. */
export const isSameLogin = (one: string | null | undefined, other: string | null | undefined) =>
  typeof one === 'string' && one.toLowerCase() === other?.toLowerCase();
