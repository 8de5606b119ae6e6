import { getResponse } from 'msw';
import { isPlainObject } from 'lib/is-plain-object';
import { handlers } from '../../mock-backend/handlers';
import { SHAPE_VARIATIONS } from '../../mock-backend/profiles/shapes';
import { jsonOf } from '../../mock-backend/request';
import { openSession, reset, useProfile, useVariations } from '../../mock-backend/server';
import { createChecker } from '../probe/findings';
import { rowsIn } from '../probe/rows';
import { OWN_CALLS, ownDocument } from './own-document';

const check = createChecker(ownDocument());

const call = async (method: string, path: string, body?: object) => {
  const headers = { authorization: `Bearer ${openSession('everything', false)}` };
  const request = new Request(`http://localhost${path}`, { method, headers, body: body && JSON.stringify(body) });
  const response = await getResponse(handlers, request);
  return { status: response?.status, body: response && (await jsonOf(response)) };
};
const get = async (path: string) => (await call('GET', path)).body;
const firstOf = (body: unknown) => rowsIn(body).find(isPlainObject) ?? {};

const substance = async () => String(firstOf(await get('/api/substances-interactions')).id);

/** What is wrong with the responses to the GET calls of these paths. */
const findings = async (isMeant: (path: string) => boolean) => {
  const id = await substance();
  const calls = OWN_CALLS.map(name => [name, name.replace('{login}', 'editor').replace('{substanceId}', id)] as const);
  const meant = calls.filter(([, path]) => path.startsWith('GET ') && isMeant(path));
  expect(meant).not.toEqual([]);
  const all = await Promise.all(
    meant.map(async ([name, path]) => {
      const body = await get(path.split(' ')[1]);
      return body === undefined || body === null ? [] : check(name, body).map(finding => ({ name, ...finding }));
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

// `probe.test.tsx` reads every GET call in the profiles friendly and jhipster6.
describe('the responses of the mock backend match the OpenAPI document', () => {
  it.each(Object.entries(SHAPE_VARIATIONS))('in the unusual but allowed shape %s', async (variation, { calls }) => {
    useVariations(variation);
    expect(await findings(path => calls.test(path))).toEqual([]);
  });

  it.each(OWN_CALLS.filter(name => /^PUT \/api\/[\w-]+$/.test(name) && !/users|settings|plans/.test(name)))(
    'for %s with an unchanged record',
    async name => {
      const path = name.split(' ')[1];
      const listed = { '/api/disease-synonym': '/api/disease-synonyms' }[path] ?? path;
      const list = path === '/api/application-pictures' ? `${path}/find-all` : listed;
      const record = path === '/api/interactions' ? await interaction() : firstOf(await get(list));
      const { status, body } = await call('PUT', path, record);
      expect([status, check(name, body)]).toEqual([200, []]);
    },
  );
});

const interaction = async () => firstOf(await get(`/api/interactions/substance/${await substance()}`));
