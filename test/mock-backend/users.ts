import { type Authority } from './authorities';
import { type FieldError } from './problem';
import { type Document, resource, type Row } from './resource';
import { table } from './table';

/** An account as it is stored. In this mock the password is stored in plain text. */
export interface User {
  login: string;
  password: string;
  firstName: string;
  lastName: string;
  email: string;
  activated: boolean;
  langKey: string;
  authorities: { name: Authority }[];
  createdBy: string;
  createdDate: string;
  lastModifiedBy: string;
  lastModifiedDate: string;
  activationKey?: string;
  resetKey?: string;
  /** When the reset was requested. The key expires 24 hours later; a key without this date does not expire. */
  resetDate?: string;
}

resource({ name: 'users', entity: 'userManagement', unique: ['login', 'email'] });

const LOGIN = /^[\w.@-]{1,50}$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** The rules that JHipster's `UserDTO` has for an account. */
export const userErrors = ({ login, email, firstName, lastName, langKey }: Document): FieldError[] => {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const address = text(email);
  const errors: [string, FieldError['message'] | false][] = [
    ['login', !text(login) ? 'NotNull' : !LOGIN.test(text(login)) && 'Pattern'],
    ['email', (address.length < 5 || address.length > 254) && 'Size'],
    ['email', address !== '' && !EMAIL.test(address) && 'Email'],
    ['firstName', text(firstName).length > 50 && 'Size'],
    ['langKey', text(langKey).length > 10 && 'Size'],
    ['lastName', text(lastName).length > 50 && 'Size'],
  ];
  return errors.flatMap(([field, message]) => (message ? [{ objectName: 'userDTO', field, message }] : []));
};

/** Passwords of 4 to 50 characters. */
export const isPassword = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 4 && value.length <= 50;

export const users = () => table<User>('users');

export const userOf = (login: unknown) =>
  typeof login === 'string' ? users().find({ login: login.toLowerCase() }) : undefined;

/** `[{name}]`, from either form that a request may contain. */
export const authoritiesOf = (value: unknown) =>
  (Array.isArray(value) ? value : []).map((item: { name?: unknown } | string) => ({
    name: (typeof item === 'string' ? item : item.name) as Authority,
  }));

const text = (value: unknown, fallback = '') => (typeof value === 'string' ? value : fallback);

/** An account created from a form. No mail is sent, so its keys are `activation-<login>` and `reset-<login>`. */
export const newUser = (sent: Document, createdBy: string, now = new Date().toISOString()): User => {
  const login = text(sent.login).toLowerCase();
  return {
    login,
    password: text(sent.password, login),
    firstName: text(sent.firstName),
    lastName: text(sent.lastName),
    email: text(sent.email).toLowerCase(),
    activated: sent.activated !== false,
    langKey: text(sent.langKey, 'pt-br'),
    authorities: authoritiesOf(sent.authorities),
    createdBy,
    createdDate: text(sent.createdDate, now),
    lastModifiedBy: createdBy,
    lastModifiedDate: text(sent.lastModifiedDate, now),
    activationKey: sent.activated === false ? `activation-${login}` : undefined,
    resetKey: `reset-${login}`,
  };
};

const SECRETS = { password: undefined, activationKey: undefined, resetKey: undefined, resetDate: undefined };

/** The account as it is sent. The password and the keys are undefined, so JSON omits them. */
export const withoutSecrets = (user: Row<User>) => ({
  ...user,
  ...SECRETS,
  name: `${user.firstName} ${user.lastName}`.trim(),
});
