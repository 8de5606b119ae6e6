import { controlResponse, disturbed } from '../control';
import { reset } from '../server';

let worked = 0;
const ask = (header?: string) =>
  disturbed(new Request('http://localhost/api/a', { headers: header ? { 'x-mock-fault': header } : {} }), async () => {
    worked += 1;
    return Response.json({ worked });
  });
const order = (path: string, body?: unknown) =>
  controlResponse(
    new Request(`http://localhost/__control/${path}`, { method: 'POST', body: JSON.stringify(body ?? {}) }),
  );

beforeEach(async () => {
  worked = 0;
  await order('reset', { rich: false });
});
afterAll(() => reset());

describe('the header x-mock-fault', () => {
  it('affects only the request that has it', async () => {
    expect([(await ask('status=503')).status, (await ask()).status, worked]).toEqual([503, 200, 1]);
  });

  it('delays the response, and drops the connection before or after the request is handled', async () => {
    const started = Date.now();
    expect((await ask('delay=40; drop=after')).type).toBe('error');
    expect([Date.now() - started >= 39, worked]).toEqual([true, 1]);
    expect([(await ask('drop=before')).type, worked]).toEqual(['error', 1]);
  });

  it('sets a response body of JSON or other text, which may contain semicolons', async () => {
    const json = await ask('status=409; body={"message":"error.duplicated; really"}');
    expect([json.status, await json.json()]).toEqual([409, { message: 'error.duplicated; really' }]);
    const html = await ask('status=502; type=text/html; body=<h1>502; nginx</h1>');
    expect([html.headers.get('content-type'), await html.text()]).toEqual(['text/html', '<h1>502; nginx</h1>']);
  });

  it('takes precedence over a pending fault for the same request, which stays pending', async () => {
    await order('fault', { match: { path: '/api/a' }, status: 500 });
    expect([(await ask('status=418')).status, (await ask()).status]).toEqual([418, 500]);
  });

  it.each([
    ['state=500', 'x-mock-fault knows no state.'],
    ['constructor=1', 'x-mock-fault knows no constructor.'],
    ['status=9', 'A status is a number from 200 to 599.'],
    ['delay=soon', 'A delay is a whole number of milliseconds.'],
    ['drop=maybe', 'A line drops before or after.'],
    ['500', 'x-mock-fault is not of the form name=value; name=value.'],
  ])('is refused with an explanation when it is invalid: %s', async (header, detail) => {
    const response = await ask(header);
    expect([response.status, await response.json(), worked]).toEqual([400, expect.objectContaining({ detail }), 0]);
  });
});
