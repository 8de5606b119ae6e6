import { getResponse } from 'msw';
import jhipster6 from '../../backend-answers/jhipster-6.10.5.json';
import prod from '../../backend-answers/jhipster-6.10.5-prod.json';
import { handlers } from '../handlers';
import { jsonOf } from '../request';
import { openSession, reset, table, useProfile } from '../server';
import { type Answer, decisive } from './decisive';
import { DIFFERENT, PATHS, SENT } from './recorded-calls';

interface Recorded extends Answer {
  name: string;
  request: { method: string; path: string; body?: unknown };
}

/** The recorded rows, which get the first ids of their tables here. */
const withOwnIds = (text: string) => text.replace(/\b(1002|120[12]|125[13])\b/g, '1');

const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));

const ask = async ({ name, request }: Recorded): Promise<Answer> => {
  const { method, path, body, headers, as } = { as: 'everything', ...request, ...SENT[name] };
  const mapped = PATHS.reduce((text, [from, to]) => text.replace(from, to), withOwnIds(path));
  const authorization = as && `Bearer ${openSession(as, false)}`;
  const response = await getResponse(
    handlers,
    new Request(`http://localhost${mapped}`, {
      method,
      headers: { ...(authorization && { authorization }), ...headers },
      body: body === undefined ? undefined : withOwnIds(textOf(body)),
    }),
  );
  if (!response) throw new Error(`Nobody answers ${method} ${mapped}.`);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: (await jsonOf(response)) ?? '',
  };
};

const ANA = { login: 'ana.capture', email: 'ana.capture@example.org', activated: true, authorities: [] };

/** The rows that the recorded calls met. */
const fill = (name: string) => {
  table('diseaseSynonyms').insert({ name: 'Sarampo 1795661026104' });
  table('diseaseSynonyms').insert({ name: 'Sarampo 1795875166961' });
  table('laboratoryGroups').insert({ name: 'Hematologia' });
  const groups = name.startsWith('by id after') ? null : [{ id: 1 }];
  table('laboratories').insert({ name: 'Hemograma', category: 'Sangue', isAvailableForFree: null, groups });
  table('coupons').insert({
    code: 'NATAL',
    limitUsages: 1,
    discountValue: 5,
    couponDiscountType: 'FIXED',
    expireDate: '2026-11-25T18:20:27Z',
  });
  table('users').insert(ANA);
};

/** Calls that create what the others met. */
const isFresh = (name: string) => /^create(?!.*taken)/.test(name);

/** What the group of the recorded relation is called. */
const GROUPS = { jhipster6: 'Hematologia', 'jhipster6-prod': 'Bioquímica' };

const answersOf = ({ answers }: { answers: unknown }) => answers as Recorded[];

const overridden = new Set(answersOf(prod).map(({ name }) => name));

const CASES = [
  ...answersOf(jhipster6).map(answer => ['jhipster6', answer.name, answer] as const),
  ...[...answersOf(jhipster6).filter(({ name }) => !overridden.has(name)), ...answersOf(prod)].map(
    answer => ['jhipster6-prod', answer.name, answer] as const,
  ),
].filter(([, name]) => !(name in DIFFERENT));

beforeEach(() => reset());
afterAll(() => {
  useProfile();
  reset();
});

it.each(CASES)('the profile %s answers “%s” as the recorded server did', async (profile, name, recorded) => {
  useProfile(profile);
  if (!isFresh(name)) fill(name);
  if (name === 'create with a relation') table('laboratoryGroups').insert({ name: GROUPS[profile] });
  const { method } = recorded.request;
  expect(decisive(method, recorded, await ask(recorded))).toEqual(decisive(method, recorded, recorded));
});
