import { controlResponse, disturbed } from '../control';
import { SLOW } from '../scenarios';
import { HUGE, seedHuge } from '../seed/huge';
import { openSession, reset, table } from '../server';
import { signedIn } from '../sessions';
import { call } from './call';

const order = async (path: string, body: unknown = {}) => {
  const url = `http://localhost/__control/${path}`;
  return (await controlResponse(new Request(url, { method: 'POST', body: JSON.stringify(body) }))).status;
};
const choose = (name: string) => order('scenario', { name });
const ask = (path: string) => disturbed(new Request(`http://localhost${path}`), async () => Response.json({}));
const names = (body: unknown) => (body as { content: { name: string }[] }).content.map(({ name }) => name);

beforeEach(() => order('reset', { rich: false }));
afterAll(() => reset());

describe('a scenario', () => {
  it('slow: a response arrives only after the delay', async () => {
    jest.useFakeTimers();
    await choose('slow');
    let isAnswered = false;
    const response = ask('/api/diseases').then(() => (isAnswered = true));
    await jest.advanceTimersByTimeAsync(SLOW - 1);
    expect(isAnswered).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await response;
    jest.useRealTimers();
  });

  it('failing: the sign-in, account and info requests succeed, and content requests fail', async () => {
    await choose('failing');
    const paths = ['/api/authenticate', '/api/account/me', '/management/info', '/api/diseases', '/api/groups'];
    const responses = await Promise.all(paths.map(ask));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503]);
  });

  it('offline: a request fails until the scenario is normal again', async () => {
    await choose('offline');
    expect((await ask('/api/authenticate')).type).toBe('error');
    await choose('normal');
    expect((await ask('/api/authenticate')).status).toBe(200);
  });

  it('clears pending faults, and a later fault takes precedence over it', async () => {
    await order('fault', { match: { path: '/api/diseases' }, status: 500 });
    await choose('failing');
    expect((await ask('/api/diseases')).status).toBe(503);
    await order('fault', { match: { path: '/api/diseases' }, status: 418 });
    expect((await ask('/api/diseases')).status).toBe(418);
  });

  it('empty: all diseases are removed, and the signed-in user stays signed in', async () => {
    await order('reset', { rich: true });
    const headers = { authorization: `Bearer ${openSession('editor', false)}` };
    await choose('empty');
    expect(table('diseases').page({ size: 1 }).totalElements).toBe(0);
    expect(signedIn(new Request('http://localhost', { headers }))?.login).toBe('editor');
  });

  it('is refused when it does not exist', async () => {
    expect(await choose('constructor')).toBe(400);
    expect(await choose('')).toBe(400);
  });
});

describe('a hundred thousand diseases', () => {
  it('are seeded, searched without accents and paged to the last page', async () => {
    expect(await choose('huge')).toBe(200);
    const rich = table('diseases').page({ size: 1 }).totalElements - HUGE;
    expect(rich).toBeGreaterThan(100);

    const found = await call('GET', '/api/diseases?size=20&page=0&name=sindrome+ocular+toxica+000', { as: 'editor' });
    expect(names(found.body)[0]).toMatch(/^Síndrome ocular tóxica 000\d{3}$/);
    const last = Math.ceil((HUGE + rich) / 20) - 1;
    const { body } = await call('GET', `/api/diseases?size=20&page=${last}`, { as: 'editor' });
    expect(body).toMatchObject({ totalElements: HUGE + rich, last: true });
  });

  it('are searched and sorted with an index', async () => {
    const { all } = await import('../database');
    const plan = all(`EXPLAIN QUERY PLAN SELECT id, doc FROM diseases
      WHERE instr("search_name", 'x') > 0 ORDER BY "search_name" ASC, id ASC LIMIT 20`);
    expect(plan.map(({ detail }) => detail)).toEqual(['SCAN diseases USING INDEX diseases.search_name']);
  });

  it('can be seeded in a smaller number', () => {
    seedHuge(7001);
    expect(table('diseases').page({ size: 1 }).totalElements).toBe(7001);
  });
});
