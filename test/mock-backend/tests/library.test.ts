import { reset, table } from '../server';
import { call, insertNamed, listed, namesAt } from './call';

const as = 'editor';

describe('the clinical library', () => {
  beforeEach(() => reset());

  it.each([
    ['/api/medicine-groups', 'medicineGroups'],
    ['/api/medicine-leaflets', 'medicineLeaflets'],
    ['/api/laboratory-groups', 'laboratoryGroups'],
    ['/api/laboratories', 'laboratories'],
    ['/api/illustrated-procedures', 'illustratedProcedures'],
    ['/api/pediatric-doses', 'pediatricDoses'],
    ['/api/medical-scores', 'medicalScores'],
    ['/api/medical-criteria', 'medicalCriteria'],
    ['/api/medical-calculators', 'medicalCalculators'],
  ])('%s requires a unique name', async (url, resource) => {
    const created = await call('POST', url, { as, body: { name: 'Ácido úrico' } });
    expect(created).toMatchObject({ status: 201, body: { id: 1, name: 'Ácido úrico' } });
    expect((await call('POST', url, { as, body: { name: 'ácido ÚRICO' } })).status).toBe(409);
    expect((await call('POST', url, { as, body: { name: '' } })).body).toMatchObject({
      fieldErrors: [{ field: 'name', message: 'NotNull' }],
    });
    expect((await call('POST', url, { body: { name: 'Outro' } })).status).toBe(401);
    expect((await call('PUT', url, { as, body: { id: 1, name: 'Urato' } })).status).toBe(200);
    expect(await namesAt(url)).toEqual(['Urato']);
    expect((await call('DELETE', `${url}/1`, { as })).status).toBe(200);
    expect(table(resource).all()).toEqual([]);
  });

  it.each([
    ['/api/laboratories', 'category', 200],
    ['/api/medical-scores', 'category', 200],
    ['/api/medical-scores', 'formula', 5000],
    ['/api/medical-criteria', 'formula', 5000],
    ['/api/medical-calculators', 'formula', 5000],
    ['/api/pediatric-doses', 'inputValidationFormula', 200],
  ])('%s accepts a %s of at most %i characters', async (url, field, max) => {
    const longest = await call('POST', url, { as, body: { name: 'a', [field]: 'x'.repeat(max) } });
    expect(longest.status).toBe(201);
    expect(await call('POST', url, { as, body: { name: 'b', [field]: 'x'.repeat(max + 1) } })).toMatchObject({
      status: 400,
      body: { fieldErrors: [{ field, message: 'Size' }] },
    });
  });

  it('sets the normalized name of a medicine group, and does not delete a parent', async () => {
    const parent = await call('POST', '/api/medicine-groups', { as, body: { name: 'Ação Central' } });
    expect(parent.body).toMatchObject({ normalizedName: 'acao central' });
    const body = { name: 'Opioides', type: 'GROUP', parent: { id: 1 }, children: [] };
    expect((await call('POST', '/api/medicine-groups', { as, body })).body).toMatchObject({
      parent: { id: 1, name: 'Ação Central' },
    });
    const { status, headers } = await call('DELETE', '/api/medicine-groups/1', { as });
    expect([status, headers.get('x-medconsoleApp-error')]).toEqual([400, 'error.relationships']);
  });

  it('finds substances by several names at once', async () => {
    insertNamed('substances', 'Dipirona', 'Ácido fólico', 'Morfina');
    expect(await namesAt('/api/substances?name=dipi&name=acido&page=0&size=20')).toEqual(['Ácido fólico', 'Dipirona']);
  });

  it('lists the commercial names of every leaflet, and leaflets with only id and name', async () => {
    insertNamed('commercialNames', 'Tylenol, Dôrico; Sonridor');
    const children = [
      { name: 'Novalgina', composition: 'Dipirona', free: true, available: false },
      { name: 'Anador', composition: 'Dipirona', free: false, available: true },
    ];
    const { body } = await call('POST', '/api/medicine-leaflets', { as, body: { name: 'Dipirona', children } });
    expect(body).toMatchObject({ id: 1, children });
    expect(await namesAt('/api/medicine-leaflets/commercial')).toEqual([
      'Anador',
      'Novalgina',
      'Tylenol, Dôrico; Sonridor',
    ]);
    expect(await namesAt('/api/medicine-leaflets/commercial?name=dorico')).toEqual(['Tylenol, Dôrico; Sonridor']);
    expect((await listed('/api/medicine-leaflets-heads?name=dip')).content).toEqual([{ id: 1, name: 'Dipirona' }]);
  });

  it('stores no commercial name when the leaflet is refused', async () => {
    insertNamed('medicineLeaflets', 'Dipirona');
    const body = { name: 'Dipirona', children: [{ name: 'Novalgina' }] };
    expect((await call('POST', '/api/medicine-leaflets', { as, body })).status).toBe(409);
    expect(table('commercialNames').all()).toEqual([]);
  });

  it('searches and sorts procedures by their normalized name', async () => {
    for (const name of ['Sutura', 'Punção arterial', 'Ânus: exame'])
      await call('POST', '/api/illustrated-procedures', { as, body: { name } });
    const url = '/api/illustrated-procedures';
    expect(await namesAt(`${url}?normalizedName=PUNCAO`)).toEqual(['Punção arterial']);
    expect(await namesAt(`${url}?sort=normalizedName,desc`)).toEqual(['Sutura', 'Punção arterial', 'Ânus: exame']);
  });

  it('assigns one id to equal typed synonyms, and codes to new contents', async () => {
    insertNamed('medicineLeaflets', 'Dipirona');
    insertNamed('pediatricDoseCategories', 'Antitérmicos');
    const body = {
      name: 'Dipirona gotas',
      synonyms: [{ name: 'Novalgina' }, { name: 'NOVALGINA' }],
      medicineLeaflet: { id: 1 },
      category: { id: 1 },
      contents: [
        { code: 'novo', formula: 'peso' },
        { code: 'd1', formula: 'peso / 2' },
        { code: 'novo', formula: 'peso / 3' },
      ],
    };
    expect((await call('POST', '/api/pediatric-doses', { as, body })).body).toMatchObject({
      synonyms: [{ id: 1, name: 'Novalgina' }, { id: 1 }],
      medicineLeaflet: { id: 1, name: 'Dipirona' },
      category: { id: 1, name: 'Antitérmicos' },
      contents: [{ code: 'd2' }, { code: 'd1' }, { code: 'd3' }],
    });
    expect(table('pediatricDoseSynonyms').all()).toMatchObject([{ name: 'Novalgina' }]);
    expect(await namesAt('/api/pediatric-dose-categories')).toEqual(['Antitérmicos']);
    expect((await call('DELETE', '/api/medicine-leaflets/1', { as })).status).toBe(400);
  });

  it('assigns codes to new parameters and options of a calculator', async () => {
    const options = [{ code: 'novo', order: 1, presentationName: 'Sim' }];
    const formulaParams = [
      { code: 'novo', inputType: 'TOGGLE', position: 1, options },
      { code: 'peso', inputType: 'INPUT', position: 2, options: [] },
    ];
    const body = { name: 'IMC', specificView: 'NONE', formulaParams };
    expect((await call('POST', '/api/medical-calculators', { as, body })).body).toMatchObject({
      formulaParams: [
        { code: 'p1', options: [{ code: 'o1', presentationName: 'Sim' }] },
        { code: 'peso', options: [] },
      ],
    });
  });

  it('names an editor content after the record that it refers to', async () => {
    insertNamed('laboratories', 'Hemograma');
    const body = { name: 'outro', type: 'LABORATORY', contentId: 1 };
    expect((await call('POST', '/api/editor-content', { as, body })).body).toEqual({
      ...body,
      id: 1,
      name: 'Hemograma',
    });
    const unknown = { id: 1, type: 'LABORATORY', contentId: 99 };
    expect((await call('PUT', '/api/editor-content', { as, body: unknown })).body).toEqual({ ...unknown, name: null });
  });
});
