/** The recorded call as the mock backend has it. */
export interface Sent {
  method?: string;
  path?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Without it, `everything`; `undefined` for nobody. */
  as?: string;
}

const MANAGEMENT = 'the profile keeps the management of JHipster 5';

/** The recorded calls that the profile does not answer alike, and why. */
export const DIFFERENT: Readonly<Record<string, string>> = {
  'create, wrong media type': 'the console sends nothing but JSON',
  'one, id is no number': 'the console asks only by ids that it received',
  'method not allowed': 'the product has this call',
  forbidden: 'the product lets only administrators read users',
  'two errors of one field': 'the product has no such rule',
  health: MANAGEMENT,
  info: MANAGEMENT,
  metrics: MANAGEMENT,
  loggers: MANAGEMENT,
  threads: MANAGEMENT,
  env: MANAGEMENT,
  configprops: MANAGEMENT,
  audits: MANAGEMENT,
  'audits between dates': MANAGEMENT,
};

const ANOTHER_E_MAIL = { firstName: 'A', lastName: 'B', email: 'ana.capture@example.org', langKey: 'pt-br' };

/** The recorded calls that are sent in another way. */
export const SENT: Readonly<Record<string, Sent>> = {
  'without a token': { as: undefined },
  'with a damaged token': { as: undefined, headers: { authorization: 'Bearer damaged' } },
  'one user': { path: '/api/users/editor' },
  'settings, e-mail taken': { body: ANOTHER_E_MAIL },
  'reset, unknown e-mail': { body: { mail: 'ghost@example.org' } },
  'reset finish, wrong key': { body: { key: 'ghost', password: 'abcdef' }, headers: { 'app-version': 'v2' } },
  'activate, wrong key': { method: 'POST', path: '/api/account/activate/ghost', as: undefined },
  'sign in of a user without authorities': { body: { username: 'visitor', password: 'visitor' } },
  'forbidden to write': { path: '/api/users/editor', as: 'visitor' },
};

/** The paths that the specification knows by another name than a generated backend. */
export const PATHS: readonly (readonly [from: RegExp, to: string])[] = [
  [/^\/api\/account$/, '/api/account/me'],
  [/^\/api\/risk-factors/, '/api/risk-factor'],
  [/^\/api\/disease-synonyms(?!\?)/, '/api/disease-synonym'],
];
