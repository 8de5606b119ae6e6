import { accountShape, authoritiesOf, localeOf, type Account } from 'core/auth/account';
import { EMAIL_PATTERN, LOGIN_PATTERN, MAX_EMAIL, MAX_NAME, MIN_EMAIL } from 'core/auth/account-limits';
import { AUTHORITIES } from 'core/auth/authorities';
import { same } from 'lib/deep-equal';
import { DEFAULT_LOCALE } from 'core/i18n/locales';
import type { MessageKey } from 'core/i18n/message-key';
import type { Id } from 'lib/model';
import { giveBack } from 'lib/records/shape';
import type { Rules } from 'ui/form/rules';

/** A user of the backend: the account as the server keeps it. */
export type User = Account;

export const blankUser: User = { login: '', email: '', activated: true, authorities: [] };

/** What the form edits of a user. */
export interface UserValues {
  id?: Id;
  login: string;
  firstName: string;
  lastName: string;
  email: string;
  activated: boolean;
  langKey: string;
  /** By name and sorted, so that what was checked and unchecked again is no change. */
  authorities: string[];
}

export const valuesOf = (user: User): UserValues => ({
  ...(user.id !== undefined && { id: user.id }),
  login: user.login,
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  email: user.email ?? '',
  activated: user.activated === true,
  langKey: localeOf(user) ?? user.langKey ?? DEFAULT_LOCALE,
  authorities: authoritiesOf(user).sort(),
});

/** The user with what was edited. The rest goes back as it came; what was emptied is null in a stored user. */
export const editedUser = (user: User, values: UserValues): User => {
  if (user.id === undefined) return { ...user, ...values };
  const opened = valuesOf(user);
  const names = Object.keys(opened) as (keyof UserValues)[];
  const edits = names
    .filter(name => !same(values[name], opened[name]))
    .map(name => [name, values[name] === '' ? null : values[name]]);
  return { ...user, ...(Object.fromEntries(edits) as Partial<User>) };
};

/** Read tolerantly, sent exactly: authorities go as `{name}` (R151). */
export const onWire = (user: User): User => ({
  ...giveBack(accountShape, user),
  authorities: authoritiesOf(user).map(name => ({ name })),
});

/** ROLE_MOBILE stands alone (R141). */
export const authoritiesProblem = (names: readonly string[]): MessageKey | undefined =>
  names.includes(AUTHORITIES.MOBILE) && names.length > 1 ? 'userManagement.invalidRoleMobileAuthority' : undefined;

type TextRule = (text: string) => MessageKey | undefined;

const given: TextRule = text => (text === '' ? 'entity.validation.required' : undefined);
const atLeast =
  (min: number, message: MessageKey): TextRule =>
  text =>
    text.length < min ? message : undefined;
const atMost =
  (max: number, message: MessageKey): TextRule =>
  text =>
    text.length > max ? message : undefined;
const like =
  (pattern: RegExp, message: MessageKey): TextRule =>
  text =>
    pattern.test(text) ? undefined : message;
/** What the first rule that a text breaks says. */
const first =
  (...rules: TextRule[]): TextRule =>
  text =>
    rules.map(rule => rule(text)).find(Boolean);

const isName = atMost(MAX_NAME, 'userManagement.validate.maxlength50');

/** The rules of R31. The own account's authorities stay as they are, whatever they are. */
export const rulesFor = (isOwn: boolean): Rules<UserValues> => ({
  login: first(given, isName, like(LOGIN_PATTERN, 'userManagement.validate.login')),
  firstName: isName,
  lastName: isName,
  email: first(
    given,
    atMost(MAX_EMAIL, 'userManagement.validate.emailMaxlength'),
    atLeast(MIN_EMAIL, 'userManagement.validate.emailMinlength'),
    like(EMAIL_PATTERN, 'userManagement.validate.email'),
  ),
  authorities: names => (isOwn ? undefined : authoritiesProblem(names)),
});

/** Everything that can be checked: what the server offers, and what the user holds besides. */
export const optionsFor = (offered: readonly string[], held: readonly string[]): string[] => [
  ...new Set([...offered, ...held]),
];

/** The login that a route names; its parameter may still be encoded. */
export const loginOf = (parameter: string): string => {
  try {
    return decodeURIComponent(parameter);
  } catch {
    return parameter;
  }
};

const twoDigits = (value: number) => String(value % 100).padStart(2, '0');

/** DD/MM/YY HH:mm (R169); nothing where there is no date. */
export const formatMoment = (moment: string | undefined): string => {
  const date = new Date(moment ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const day = [date.getDate(), date.getMonth() + 1, date.getFullYear()].map(twoDigits).join('/');
  return `${day} ${[date.getHours(), date.getMinutes()].map(twoDigits).join(':')}`;
};
