import { account, COMMERCE_SHAPES } from './commerce';
import { CLINICAL_SHAPES } from './clinical';
import { LIBRARY_SHAPES } from './library';
import { choice, type Fields, flag, id, list, text } from './shape';

/**
 * The bodies of writes, by resource: types and limits of the specification. Only `users.ts` and `customers.ts` repeat
 * limits, those of their own fields.
 */
export const BODY_SHAPES: Readonly<Record<string, Fields>> = {
  ...CLINICAL_SHAPES,
  ...LIBRARY_SHAPES,
  ...COMMERCE_SHAPES,
};

/** The bodies of calls that do not write a record of a resource, by their path below `/api`. */
export const OTHER_BODY_SHAPES: Readonly<Record<string, Fields>> = {
  authenticate: { username: text(), password: text(), rememberMe: flag },
  'account/me': account,
  'account/change-password': { currentPassword: text(), newPassword: text(50) },
  'account/reset-password/init': { mail: text(254) },
  'account/reset-password/finish': { key: text(), password: text(50) },
  'authorities/change-user-authority': { userId: id, authorities: list(text()) },
  register: { login: text(50), email: text(254), password: text(50), langKey: choice('pt-br', 'en') },
  'users/reset-password': { login: text(), password: text() },
};
