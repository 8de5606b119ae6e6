import { reset, table } from '../server';
import { call, insertNamed, listed, namesAt } from './call';

const as = 'editor';

describe('interactions', () => {
  const url = '/api/interactions';
  const result = { result: 'Sangramento', conduct: 'Evitar' };

  beforeEach(() => {
    reset();
    insertNamed('substances', 'Varfarina', 'Amiodarona', 'Ácido fólico');
    insertNamed('medicineGroups', 'Estatinas');
  });

  const post = (substance: number, met: number[], interactionResult: object = result) =>
    call('POST', url, {
      as,
      body: {
        substance: { id: substance },
        interactionGroups: [{ id: 1 }],
        interactionSubstances: met.map(id => ({ id })),
        interactionResult,
      },
    });

  it('are identified by the id of their result', async () => {
    const { status, body } = await post(1, [2]);
    expect(status).toBe(201);
    expect(body).toMatchObject({ interactionResult: { id: 1, ...result } });
    expect((await call('GET', `${url}/substance/1`, { as })).body).toEqual([body]);
    const changed = { ...(body as object), interactionResult: { id: 1, result: 'RNI sobe', conduct: 'Dosar' } };
    expect((await call('PUT', url, { as, body: changed })).body).toMatchObject({
      substance: { id: 1, name: 'Varfarina' },
      interactionResult: { id: 1, result: 'RNI sobe' },
    });
    expect((await call('DELETE', `${url}/1`, { as })).status).toBe(200);
    expect((await call('DELETE', `${url}/1`, { as })).status).toBe(404);
  });

  it('are listed as one row for each primary substance', async () => {
    await post(1, [2]);
    await post(1, [3, 2]);
    await post(3, [1]);
    const page = await listed('/api/substances-interactions?page=0&size=10');
    expect(page).toMatchObject({ totalElements: 2, totalPages: 1, number: 0, size: 10 });
    expect(page.content).toEqual([
      {
        id: 3,
        name: 'Ácido fólico',
        interactionGroups: [{ id: 1, name: 'Estatinas' }],
        interactionSubstances: [{ id: 1, name: 'Varfarina' }],
      },
      {
        id: 1,
        name: 'Varfarina',
        interactionGroups: [{ id: 1, name: 'Estatinas' }],
        interactionSubstances: [
          { id: 2, name: 'Amiodarona' },
          { id: 3, name: 'Ácido fólico' },
        ],
      },
    ]);
    expect(await namesAt('/api/substances-interactions?page=1&size=1')).toEqual(['Varfarina']);
    expect(await namesAt('/api/substances-interactions?name=acido')).toEqual(['Ácido fólico']);
    expect((await call('GET', `${url}/substance/1`, { as })).body).toHaveLength(2);
  });

  it.each([
    [{ result: '', conduct: 'Evitar' }, 'result', 'NotNull'],
    [{ result: 'Sangramento', conduct: 'x'.repeat(201) }, 'conduct', 'Size'],
  ])('are refused with %j', async (interactionResult, field, message) => {
    expect(await post(1, [2], interactionResult)).toMatchObject({
      status: 400,
      body: { fieldErrors: [{ objectName: 'interaction', field: `interactionResult.${field}`, message }] },
    });
  });

  it('are refused when a new one has an id, a stored one has no id, or the substance does not exist', async () => {
    expect((await post(1, [2], { ...result, id: 5 })).headers.get('x-medconsoleApp-error')).toBe('error.idexists');
    const body = { substance: { id: 1 }, interactionResult: result };
    expect((await call('PUT', url, { as, body })).headers.get('x-medconsoleApp-error')).toBe('error.idnull');
    expect((await post(99, [2])).status).toBe(400);
    expect(table('interactions').all()).toEqual([]);
  });
});
