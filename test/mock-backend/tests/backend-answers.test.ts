import jhipster582 from '../../backend-answers/jhipster-5.8.2.json';
import jhipster6105 from '../../backend-answers/jhipster-6.10.5.json';
import { type ProfileName } from '../profiles';
import { reset, table, useProfile } from '../server';
import { call } from './call';

interface Problem {
  [field: string]: unknown;
  detail?: string;
}

interface Recorded {
  name: string;
  request: { method: string; path: string; body?: unknown };
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

const ALERTS = ['x-medconsoleapp-alert', 'x-medconsoleapp-error'];
const WORDS = ['type', 'title', 'message', 'entityName', 'errorKey', 'fieldErrors'];

/** What the console reads of a response that is no record: its status, its alerts and what the problem says. */
const told = (status: number, header: (name: string) => string | null | undefined, body: unknown) => {
  const { detail, ...problem } = { ...(body as Problem | undefined) };
  return {
    status,
    alerts: ALERTS.map(name => header(name) ?? null),
    words: WORDS.map(name => problem[name]),
    // The rest holds the ids of the recorded rows.
    detail: detail?.slice(0, 45),
  };
};

/** The calls whose paths or bodies the console knows by another name than a generated backend. */
const PATHS: Readonly<Record<string, string>> = {
  '/api/account': '/api/account/me',
  '/api/activate?key=ghost': '/api/account/activate/ghost',
  '/api/disease-synonyms': '/api/disease-synonym',
  '/api/disease-synonyms/1002': '/api/disease-synonym/1',
  '/api/laboratory-groups/1201': '/api/laboratory-groups/1',
};
const SENT: Readonly<Record<string, { as?: string; body?: unknown; method?: string; headers?: object }>> = {
  'without a token': { as: undefined },
  'reset, unknown e-mail': { body: { mail: 'ghost@example.org' } },
  'reset finish, wrong key': { body: { key: 'ghost', password: 'abcdef' }, headers: { 'app-version': 'v2' } },
  'activate, wrong key': { method: 'POST' },
};

const ACCOUNTS = [
  'wrong password',
  'without a token',
  'users, unknown sort',
  'unknown user',
  'create user, authorities as objects',
  'create user, authorities as names',
  'create user, login taken',
  'create user, e-mail taken',
  'password, current one wrong',
  'reset, unknown e-mail',
  'reset finish, wrong key',
  'activate, wrong key',
];
const RECORDS = [
  'list, unknown sort',
  'create',
  'create, name taken (unique constraint)',
  'create, required and length',
  'create, unknown enum',
  'create, unknown field',
  'create with an id',
  'update, gone',
  'one, gone',
  'delete',
  'delete, gone',
  'delete, in use (foreign key)',
];

const named = (profile: ProfileName, recorded: { answers: unknown }, names: string[]) =>
  names.map(name => {
    const found = (recorded.answers as Recorded[]).find(answer => answer.name === name);
    if (!found) throw new Error(`There is no recorded answer to: ${name}`);
    return [profile, name, found] as const;
  });

const ANA = { login: 'ana.capture', email: 'ana.capture@example.org', activated: true, authorities: ['ROLE_USER'] };

/** The rows that the recorded calls met. Here they get the first ids of their tables. */
const fill = async () => {
  table('diseaseSynonyms').insert({ name: 'Sarampo 1795661026104' });
  table('laboratoryGroups').insert({ name: 'Hematologia' });
  table('laboratories').insert({ name: 'Hemograma', groups: [{ id: 1 }] });
  await call('POST', '/api/users', { as: 'everything', body: ANA });
};

beforeEach(() => {
  useProfile();
  reset();
});
afterAll(() => useProfile());

it.each([...named('jhipster5', jhipster582, ACCOUNTS), ...named('jhipster6', jhipster6105, [...ACCOUNTS, ...RECORDS])])(
  'the profile %s responds like the recorded backend: %s',
  async (profile, name, { request, status, headers, body }) => {
    useProfile(profile);
    if (/taken|^delete/.test(name)) await fill();
    const { method, path } = request;
    const response = await call(SENT[name]?.method ?? method, PATHS[path] ?? path, {
      as: 'everything',
      body: request.body,
      ...SENT[name],
    } as Parameters<typeof call>[2]);
    expect(told(response.status, one => response.headers.get(one), response.body)).toEqual(
      told(status, one => headers[one], body === '' ? undefined : body),
    );
  },
);
