import { reset, table } from '../server';
import { call } from './call';

beforeEach(() => reset());

const as = 'employee';

describe('coupons', () => {
  const url = '/api/coupons';
  const coupon = { code: 'RESIDENTE10', limitUsages: 0, discountValue: 10, couponDiscountType: 'PERCENTAGE' };
  const expireDate = '2027-03-31T23:59:00.000Z';

  it('are found by code, and ignore a usage count from the client', async () => {
    const created = await call('POST', url, { as, body: { ...coupon, expireDate, usageCount: 99 } });
    const row = { ...coupon, expireDate, id: 1, usageCount: 0, isActive: true };
    expect(created).toMatchObject({ status: 201, body: row });
    const found = await call('GET', `${url}?code=residente&page=0&size=20`, { as });
    expect(found.body).toMatchObject({ content: [row], totalElements: 1 });
    const changed = await call('PUT', url, { as, body: { ...row, usageCount: 5, discountValue: 15 } });
    expect(changed).toMatchObject({ status: 200, body: { usageCount: 0, discountValue: 15 } });
  });

  it('are activated and deactivated by id', async () => {
    table('coupons').insert({ ...coupon, isActive: true });
    expect((await call('PUT', `${url}/status?id=1&status=false`, { as })).body).toMatchObject({ isActive: false });
    expect((await call('PUT', `${url}/status?id=1&status=true`, { as })).body).toMatchObject({ isActive: true });
    expect((await call('PUT', `${url}/status?id=1&status=off`, { as })).status).toBe(400);
    expect((await call('PUT', `${url}/status?id=2&status=true`, { as })).status).toBe(404);
  });

  it('have a unique code', async () => {
    const { id } = table('coupons').insert(coupon);
    table('coupons').insert({ ...coupon, code: 'OUTRO' });
    const taken = { status: 400, body: { message: 'couponAlreadyExists' } };
    expect(await call('POST', url, { as, body: { ...coupon, code: 'residente10' } })).toMatchObject(taken);
    expect(await call('PUT', url, { as, body: { ...coupon, id, code: 'OUTRO' } })).toMatchObject(taken);
    expect((await call('PUT', url, { as, body: { ...coupon, id } })).status).toBe(200);
  });
});

describe('promotions', () => {
  const url = '/api/promotions';

  it('get their date from the backend, and the newest is listed first', async () => {
    table('promotions').insert({ name: 'Antiga', createdDate: '2020-01-01T00:00:00.000Z' });
    const created = await call('POST', url, { as, body: { name: 'Nova', createdDate: '1999-01-01T00:00:00.000Z' } });
    expect(created.body).toMatchObject({ active: false, promotionType: 'ALL_USERS' });
    const { body } = await call('GET', url, { as });
    expect(body).toMatchObject({ content: [{ name: 'Nova' }, { name: 'Antiga' }] });
    const changed = await call('PUT', url, { as, body: { id: 1, name: 'Antiga', active: true } });
    expect(changed.body).toMatchObject({ active: true, createdDate: '2020-01-01T00:00:00.000Z' });
  });
});

describe('notifications', () => {
  const url = '/api/notifications';
  const notification = {
    title: 'Nova bula',
    type: 0,
    contentType: 'CONTENT_URL',
    url: 'https://example.com/bula',
    justInTime: false,
    sendPush: true,
    scheduleDate: '2027-01-10T12:00:00.000Z',
    scheduleTime: '09:00',
    validity: '2027-02-10',
  };

  it('are pending unless they are sent at once, and are listed newest first', async () => {
    expect((await call('POST', url, { as: 'admin', body: { ...notification, pending: false } })).body).toEqual({
      ...notification,
      id: 1,
      pending: true,
    });
    const now = await call('POST', url, { as, body: { title: 'Agora', justInTime: true, pending: true } });
    expect(now.body).toMatchObject({ id: 2, pending: false });
    expect((await call('GET', url, { as })).body).toMatchObject({ content: [{ id: 2 }, { id: 1 }] });
    expect((await call('GET', `${url}?title=bula`, { as })).body).toMatchObject({ content: [{ id: 1 }] });
    expect((await call('DELETE', `${url}/1`, { as })).status).toBe(200);
  });

  it.each([{ type: '0' }, { type: 5 }, { validity: '10/02/2027' }, { scheduleDate: '2027-01-10T12:00' }])(
    'are refused with %j',
    async changes => {
      expect((await call('POST', url, { as, body: { ...notification, ...changes } })).status).toBe(400);
      expect(table('notifications').all()).toEqual([]);
    },
  );
});

describe('application settings', () => {
  const url = '/api/application-settings';
  const setting = { key: 'app.version.minimum', value: '5.0.0', description: 'Menor versão aceita' };

  it('can change only their value', async () => {
    const { id } = table('applicationSettings').insert(setting);
    const put = (body: object) => call('PUT', url, { as: 'admin', body: { ...setting, id, ...body } });
    expect((await put({ value: '6.0.0', key: 'outra' })).body).toEqual({ ...setting, id, value: '6.0.0' });
    expect((await put({ value: 'a'.repeat(201) })).status).toBe(400);
    expect((await put({ id: 9 })).status).toBe(404);
  });

  it('are all returned unless a page size is requested', async () => {
    Array.from({ length: 23 }, (_, index) => table('applicationSettings').insert({ ...setting, key: `k${index}` }));
    const lengthOf = ({ body }: { body: unknown }) => (body as { content: unknown[] }).content.length;
    expect(lengthOf(await call('GET', url, { as }))).toBe(23);
    expect(lengthOf(await call('GET', `${url}?page=1&size=20`, { as }))).toBe(3);
  });
});

describe('the sync resume', () => {
  const url = '/api/sync-resumes';

  it('is returned until it is released', async () => {
    const syncObjects = [{ id: 7, objectName: 'Asma', type: 'DISEASE' }];
    const resume = table('syncResumes').insert({ updateNumber: 12, syncObjects });
    expect((await call('GET', url, { as: 'admin' })).body).toEqual(resume);
    expect((await call('POST', url, { as, body: {} })).status).toBe(400);
    expect((await call('POST', url, { as, body: { id: resume.id } })).status).toBe(200);
    expect(await call('GET', url, { as })).toMatchObject({ status: 204, body: undefined });
    expect((await call('POST', url, { as, body: { id: resume.id } })).status).toBe(404);
  });
});
