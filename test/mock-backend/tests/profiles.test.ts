import { controlResponse } from '../control';
import { forgetOffences, offences } from '../offences';
import { type ProfileName, VARIATIONS } from '../profiles';
import { reset, table, useProfile, useVariations } from '../server';
import { call } from './call';

beforeEach(() => {
  useProfile();
  reset();
  forgetOffences();
});
afterAll(() => useProfile());

const responseTo = async (path: string, as = 'editor') => (await call('GET', path, { as })).body;

describe('a profile', () => {
  it.each<[ProfileName, unknown]>([
    ['friendly', expect.objectContaining({ content: expect.anything() })],
    ['strict', expect.objectContaining({ content: expect.anything() })],
    ['jhipster5', expect.arrayContaining([expect.objectContaining({ authorities: ['ROLE_ADMIN', 'ROLE_USER'] })])],
    ['jhipster6', expect.arrayContaining([expect.objectContaining({ authorities: ['ROLE_ADMIN', 'ROLE_USER'] })])],
    ['awkward', expect.any(Array)],
  ])('named %s returns users in its own format', async (name, shape) => {
    useProfile(name);
    const { body, headers } = await call('GET', '/api/users?page=0&size=20', { as: 'admin' });
    expect([body, headers.get('x-total-count')]).toEqual([shape, '9']);
  });

  it('does not send the original length of a changed response, because a browser would wait for the rest', async () => {
    const lengthOf = async () => (await call('GET', '/api/account/me', { as: 'editor' })).headers.get('content-length');
    expect(await lengthOf()).toMatch(/\d/);
    useProfile('jhipster5');
    expect(await lengthOf()).toBeNull();
  });

  it('that is strict refuses a text that is too long, a wrong type and a missing field', async () => {
    useProfile('strict');
    table('medicineGroups').insert({ name: 'Antivirais', type: 'GROUP', children: [] });
    await responseTo('/api/medicine-groups');
    const put = (body: unknown) => call('PUT', '/api/medicine-groups', { as: 'editor', body });
    const whole = { id: 1, name: 'Antivirais', type: 'GROUP', children: [] };
    expect(await put({ ...whole, type: undefined })).toMatchObject({
      status: 400,
      body: { fieldErrors: [{ objectName: 'medicineGroup', field: 'type', message: 'NotNull' }] },
    });
    expect(await put({ ...whole, name: 'x'.repeat(201) })).toMatchObject({
      status: 400,
      body: { fieldErrors: [{ field: 'name', message: 'Size' }] },
    });
    expect(await put({ ...whole, children: {} })).toMatchObject({
      status: 400,
      body: { detail: 'JSON parse error: children' },
    });
    expect((await put(whole)).status).toBe(200);
  });

  it('records a wrong type and an unknown URL as offenses', async () => {
    await call('POST', '/api/risk-factor', { as: 'editor', body: { name: 'Tabagismo', startAge: '7' } });
    expect((await call('GET', '/api/riskfactors', { as: 'editor' })).status).toBe(404);
    await call('GET', '/api/risk-factor?name=a&title=b', { as: 'editor' });
    expect(offences()).toEqual([
      'POST /api/risk-factor: startAge wrong type',
      'GET /api/riskfactors: not in openapi.json',
      'GET /api/risk-factor: query title is not in openapi.json',
    ]);
  });

  it('is selected at the control endpoint by name or by its variations', async () => {
    const choose = (body: unknown) =>
      controlResponse(
        new Request('http://localhost/__control/profile', { method: 'POST', body: JSON.stringify(body) }),
      ).then(({ status }) => status);
    expect(await choose({ name: 'nice' })).toBe(400);
    expect(await choose({ variations: ['nothingPendingAsNull'] })).toBe(200);
    expect(await responseTo('/api/sync-resumes')).toBeNull();
    expect(await choose({ name: 'jhipster5' })).toBe(200);
    expect((await call('GET', '/api/sync-resumes', { as: 'editor' })).status).toBe(404);
  });
});

describe('a variation', () => {
  it('can put the searched record on page 2', async () => {
    table('riskFactors').insert({ name: 'Asma' });
    useVariations('crowdedSearch');
    const page = async (number: number) =>
      (await responseTo(`/api/risk-factor?name=Asma&size=20&page=${number}`)) as { content: { name: string }[] };
    expect((await page(0)).content.map(({ name }) => name)).not.toContain('Asma');
    expect(await page(1)).toMatchObject({
      totalElements: 26,
      content: expect.arrayContaining([{ id: 1, name: 'Asma' }]),
    });
  });

  it.each([
    ['categoriesAsObjects', { category: { id: 7, name: 'CLINIC' } }],
    ['listsAsNull', { groups: null }],
    ['absentAsNull', { category: 'CLINIC', groups: [], cid: null, diagnostic: null }],
    ['friendly', { category: 'CLINIC', groups: [] }],
  ])('named %s returns a disease in the expected format', async (name, part) => {
    table('diseases').insert({ name: 'Asma', category: 'CLINIC', groups: [] });
    useVariations(...(name in VARIATIONS ? [name] : []));
    expect(await responseTo('/api/diseases')).toMatchObject({ content: [part] });
  });

  it('can return null for absent fields in nested records too', async () => {
    table('medicalCalculators').insert({ name: 'IMC', formulaParams: [{ code: 'peso' }] });
    useVariations('absentAsNull');
    expect(await responseTo('/api/medical-calculators')).toMatchObject({
      content: [{ formula: null, formulaParams: [{ code: 'peso', position: null, options: null }] }],
    });
  });

  it('can list the services in a health response with the status 503', async () => {
    useVariations('servicesDown');
    expect(await call('GET', '/management/health', { as: 'admin' })).toMatchObject({
      status: 503,
      body: { details: { db: { status: 'UP' } } },
    });
  });

  it('can make the lookup of a picture fail, and return error codes without a dot', async () => {
    useVariations('pictureLookupFails', 'codesWithoutDots');
    expect((await call('GET', '/api/application-pictures?referenceName=x', { as: 'editor' })).status).toBe(500);
    const refused = await call('POST', '/api/groups', { as: 'editor', body: { id: 1 } });
    expect([refused.headers.get('x-medconsoleApp-error'), refused.body]).toEqual([
      'idexists',
      expect.objectContaining({ message: 'idexists' }),
    ]);
  });

  it.each(Object.entries(VARIATIONS))('named %s has a one-sentence description', (_, { says }) => {
    expect(says).toMatch(/^[A-Z].*\.$/);
  });
});
