import { controlAnswer, disturbed } from '../backend/control';
import { reset } from '../backend/server';

const url = 'http://localhost';
const order = async (method: string, path: string, body?: unknown) => {
  const answer = await controlAnswer(
    new Request(url + path, { method, body: body ? JSON.stringify(body) : undefined }),
  );
  return (await answer.json()) as unknown;
};
const fault = (body: unknown) => order('POST', '/__control/fault', body);
const answered: string[] = [];
const ask = (path: string, init?: RequestInit) =>
  disturbed(new Request(url + path, init), async ({ url: asked }) => {
    answered.push(asked);
    return Response.json({});
  });

beforeEach(async () => {
  answered.length = 0;
  await order('POST', '/__control/reset', { rich: false });
});
afterAll(() => reset());

describe('the control door', () => {
  it('gives a canned answer as many times as asked', async () => {
    await fault({ match: { method: 'GET', path: '/api/a*' }, times: 2, status: 503, body: '<h1>x</h1>' });
    const statuses = [await ask('/api/abc'), await ask('/api/b'), await ask('/api/a'), await ask('/api/a')];
    expect(statuses.map(({ status }) => status)).toEqual([503, 200, 503, 200]);
    expect(await statuses[0].text()).toBe('<h1>x</h1>');
  });

  it('drops the line before or after the work', async () => {
    await fault({ match: { path: '/api/a' }, drop: 'before' });
    await fault({ match: { path: '/api/a' }, drop: 'after' });
    expect([(await ask('/api/a')).type, answered.length]).toEqual(['error', 0]);
    expect([(await ask('/api/a')).type, answered.length]).toEqual(['error', 1]);
  });

  it('delays the first answer more than the second', async () => {
    await fault({ match: { path: '/api/a' }, order: [80, 0] });
    const done: string[] = [];
    await Promise.all(['1', '2'].map(async n => ask(`/api/a?n=${n}`).then(() => done.push(n))));
    expect(done).toEqual(['2', '1']);
  });

  it('tells what was asked, but no token', async () => {
    const headers = { authorization: 'Bearer secret' };
    await ask('/api/a?name=b&name=c&page=0', { method: 'POST', body: '{"x":1}', headers });
    const log = await order('GET', '/__control/log');
    expect(log).toMatchObject([
      { method: 'POST', path: '/api/a', query: { name: ['b', 'c'], page: '0' }, body: { x: 1 }, status: 200 },
    ]);
    expect(JSON.stringify(log)).not.toContain('secret');
  });
});
