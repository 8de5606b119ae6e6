import { isPlainObject } from 'lib/is-plain-object';
import { SHAPE_VARIATIONS } from '../../mock-backend/profiles/shapes';
import { reset, useProfile, useVariations } from '../../mock-backend/server';
import { call } from '../../mock-backend/tests/call';
import { createChecker } from '../probe/findings';
import { rowsIn } from '../probe/rows';
import { OWN_CALLS, ownDocument } from './own-document';

const check = createChecker(ownDocument());

const ACCOUNT = 'everything';
const get = async (path: string) => (await call('GET', path, { as: ACCOUNT })).body;
const firstOf = (body: unknown) => rowsIn(body).find(isPlainObject) ?? {};

/** Values of existing records, for use in a path or a query. */
const known = async () => {
  const picture = firstOf(await get('/api/application-pictures/find-all'));
  const customer = firstOf(await get('/api/customers'));
  const substance = firstOf(await get('/api/substances-interactions'));
  return { picture: String(picture.referenceName), customer: customer.id, substance: substance.id };
};

const pathOf = (name: string, { picture, customer, substance }: Awaited<ReturnType<typeof known>>) => {
  const path = name.split(' ')[1];
  if (name === 'GET /api/application-pictures') return `${path}?referenceName=${encodeURIComponent(picture)}`;
  if (name === 'GET /management/audits') return `${path}?fromDate=2020-01-01&toDate=2099-12-31`;
  return path
    .replace('{login}', 'editor')
    .replace('{substanceId}', String(substance))
    .replace('customer/{id}', `customer/${customer}`);
};

const reads = OWN_CALLS.filter(name => name.startsWith('GET '));

const findings = async (isMeant: (path: string) => boolean = () => true) => {
  const names = await known();
  const paths = reads.map(name => [name, pathOf(name, names)] as const).filter(([, path]) => isMeant(path));
  expect(paths).not.toEqual([]);
  const all = await Promise.all(
    paths.map(async ([name, path]) => {
      const { status, body } = await call('GET', path, { as: ACCOUNT });
      const isNothing = status === 204 || status === 404 || body === null;
      return isNothing ? [] : check(name, body).map(finding => ({ name, ...finding }));
    }),
  );
  return all.flat();
};

beforeEach(() => {
  useProfile();
  reset({ rich: true });
});
afterAll(() => {
  useProfile();
  reset();
});

describe('the responses of the mock backend match the OpenAPI document', () => {
  it.each(['friendly', 'jhipster6'] as const)('for every GET call in the profile %s', async profile => {
    useProfile(profile);
    expect(reads.length).toBeGreaterThan(50);
    expect(await findings()).toEqual([]);
  });

  it.each(Object.entries(SHAPE_VARIATIONS))('in the unusual but allowed shape %s', async (variation, { calls }) => {
    useVariations(variation);
    expect(await findings(path => calls.test(`GET ${path.split('?')[0]}`))).toEqual([]);
  });

  it.each(OWN_CALLS.filter(name => /^PUT \/api\/[\w-]+$/.test(name) && !/users|settings|plans/.test(name)))(
    'for %s with an unchanged record',
    async name => {
      const path = name.split(' ')[1];
      const listed = { '/api/disease-synonym': '/api/disease-synonyms' }[path] ?? path;
      const list = path === '/api/application-pictures' ? `${path}/find-all` : listed;
      const record = path === '/api/interactions' ? await interaction() : firstOf(await get(list));
      const { status, body } = await call('PUT', path, { as: ACCOUNT, body: record });
      expect([status, check(name, body)]).toEqual([200, []]);
    },
  );
});

const interaction = async () => firstOf(await get(`/api/interactions/substance/${(await known()).substance}`));
