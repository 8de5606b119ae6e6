import { controlResponse, disturbed } from '../control';
import { reset } from '../server';
import { signedIn } from '../sessions';

const url = 'http://localhost';
const responseTo = (method: string, path: string, body?: unknown) =>
  controlResponse(new Request(url + path, { method, body: body ? JSON.stringify(body) : undefined }));
const order = async (method: string, path: string, body?: unknown) =>
  (await (await responseTo(method, path, body)).json()) as unknown;
const fault = (body: unknown) => order('POST', '/__control/fault', body);
const answered: string[] = [];
const ask = (path: string, init?: RequestInit) =>
  disturbed(new Request(url + path, init), async ({ url: requested }) => {
    answered.push(requested);
    return Response.json({});
  });

beforeEach(async () => {
  answered.length = 0;
  await order('POST', '/__control/reset', { rich: false });
});
afterAll(() => reset());

describe('the control endpoint', () => {
  it('returns a canned response as many times as requested', async () => {
    await fault({ match: { method: 'GET', path: '/api/a*' }, times: 2, status: 503, body: '<h1>x</h1>' });
    const statuses = [await ask('/api/abc'), await ask('/api/b'), await ask('/api/a'), await ask('/api/a')];
    expect(statuses.map(({ status }) => status)).toEqual([503, 200, 503, 200]);
    expect(await statuses[0].text()).toBe('<h1>x</h1>');
  });

  it('opens a session only for an existing account', async () => {
    const { token } = (await order('POST', '/__control/session', { login: 'editor' })) as { token: string };
    const request = new Request(url, { headers: { authorization: `Bearer ${token}` } });
    expect(signedIn(request)?.login).toBe('editor');
    expect((await responseTo('POST', '/__control/session', { login: 'nobody' })).status).toBe(400);
    expect((await responseTo('POST', '/__control/session')).status).toBe(400);
  });

  it('drops the connection before or after the request is handled', async () => {
    await fault({ match: { path: '/api/a' }, drop: 'before' });
    await fault({ match: { path: '/api/a' }, drop: 'after' });
    expect([(await ask('/api/a')).type, answered.length]).toEqual(['error', 0]);
    expect([(await ask('/api/a')).type, answered.length]).toEqual(['error', 1]);
  });

  it('delays the first response more than the second', async () => {
    await fault({ match: { path: '/api/a' }, order: [80, 0] });
    const done: string[] = [];
    await Promise.all(['1', '2'].map(async n => ask(`/api/a?n=${n}`).then(() => done.push(n))));
    expect(done).toEqual(['2', '1']);
  });

  it('logs each request without its token', async () => {
    const headers = { authorization: 'Bearer secret' };
    await ask('/api/a?name=b&name=c&page=0', { method: 'POST', body: '{"x":1}', headers });
    const log = await order('GET', '/__control/log');
    expect(log).toMatchObject([
      { method: 'POST', path: '/api/a', query: { name: ['b', 'c'], page: '0' }, body: { x: 1 }, status: 200 },
    ]);
    expect(JSON.stringify(log)).not.toContain('secret');
  });

  it('logs the status, duration and fault of each request, and clears the log', async () => {
    await fault({ match: { path: '/api/a' }, status: 503, delayMs: 20 });
    await ask('/api/a');
    await ask('/api/b');
    const [first, second] = (await order('GET', '/__control/log')) as Record<string, unknown>[];
    expect(first).toMatchObject({ status: 503, fault: 'status=503; delay=20' });
    expect(Number(first.duration)).toBeGreaterThanOrEqual(19);
    expect(second).toMatchObject({ status: 200, fault: '', id: Number(first.id) + 1 });
    await order('POST', '/__control/clear-log');
    expect(await order('GET', '/__control/log')).toEqual([]);
  });

  it('lists the pending faults, and removes one or all of them', async () => {
    const { id } = (await fault({ match: { path: '/api/a' }, status: 500, times: 'always' })) as { id: number };
    await fault({ match: { method: 'PUT', path: '/api/b' }, drop: 'after' });
    await ask('/api/a');
    await ask('/api/a');
    expect(await order('GET', '/__control/state')).toMatchObject({
      scenario: 'normal',
      faults: [
        { id, left: null, seen: 2, fault: { status: 500 } },
        { left: 1, seen: 0, fault: { match: { method: 'PUT', path: '/api/b' } } },
      ],
    });
    await order('POST', '/__control/remove-fault', { id });
    expect((await ask('/api/a')).status).toBe(200);
    await order('POST', '/__control/clear-faults');
    expect(await order('GET', '/__control/state')).toMatchObject({ faults: [] });
  });

  it.each([
    [{ status: 500 }, 'A fault needs match.path.'],
    [{ match: { path: '/api/a' }, status: 'no' }, 'A status is a number from 200 to 599.'],
    [{ match: { path: '/api/a' }, drop: 'now' }, 'A line drops before or after.'],
    [{ match: { path: '/api/a' }, times: 0 }, 'times is a number from 1, or always.'],
    [{ match: { path: '/api/a' }, delayMs: -1 }, 'A delay is a whole number of milliseconds.'],
  ])('refuses an invalid fault: %j', async (body, error) => {
    const response = await responseTo('POST', '/__control/fault', body);
    expect([response.status, await response.json()]).toEqual([400, { error }]);
  });

  it('lists its orders in the response to an unknown order', async () => {
    const response = await responseTo('GET', '/__control/nothing');
    expect([response.status, JSON.stringify(await response.json())]).toEqual([
      404,
      expect.stringContaining('POST /__control/scenario'),
    ]);
  });
});
