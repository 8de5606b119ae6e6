import { reset, table } from '../server';
import { call } from './call';

const as = 'editor';

interface Listed {
  content: Record<string, unknown>[];
  totalElements: number;
}

const listed = async (path: string) => (await call('GET', path, { as })).body as Listed;

const namesAt = async (path: string) => (await listed(path)).content.map(({ name }) => name);

const insertNamed = (resource: string, ...names: string[]) => names.map(name => table(resource).insert({ name }).id);

describe('the clinical library', () => {
  beforeEach(() => reset());

  it.each([
    ['/api/medicine-groups', 'medicineGroups'],
    ['/api/medicine-leaflets', 'medicineLeaflets'],
    ['/api/laboratory-groups', 'laboratoryGroups'],
    ['/api/laboratories', 'laboratories'],
    ['/api/laboratories-synonym', 'laboratorySynonyms'],
    ['/api/illustrated-procedures', 'illustratedProcedures'],
    ['/api/pediatric-doses', 'pediatricDoses'],
    ['/api/medical-scores', 'medicalScores'],
    ['/api/medical-criteria', 'medicalCriteria'],
    ['/api/medical-calculators', 'medicalCalculators'],
  ])('%s demands a name that nobody else has', async (url, resource) => {
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
  ])('%s takes a %s of at most %i characters', async (url, field, max) => {
    const longest = await call('POST', url, { as, body: { name: 'a', [field]: 'x'.repeat(max) } });
    expect(longest.status).toBe(201);
    expect(await call('POST', url, { as, body: { name: 'b', [field]: 'x'.repeat(max + 1) } })).toMatchObject({
      status: 400,
      body: { fieldErrors: [{ field, message: 'Size' }] },
    });
  });

  it('works out the normalized name of a medicine group, and keeps a parent from going', async () => {
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

  it('lists the commercial names of every leaflet, and leaflets by id and name', async () => {
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

  it('leaves no commercial name behind when the leaflet is refused', async () => {
    insertNamed('medicineLeaflets', 'Dipirona');
    const body = { name: 'Dipirona', children: [{ name: 'Novalgina' }] };
    expect((await call('POST', '/api/medicine-leaflets', { as, body })).status).toBe(409);
    expect(table('commercialNames').all()).toEqual([]);
  });

  it('searches procedures by their normalized name and sorts by it', async () => {
    for (const name of ['Sutura', 'Punção arterial', 'Ânus: exame'])
      await call('POST', '/api/illustrated-procedures', { as, body: { name } });
    const url = '/api/illustrated-procedures';
    expect(await namesAt(`${url}?normalizedName=PUNCAO`)).toEqual(['Punção arterial']);
    expect(await namesAt(`${url}?sort=normalizedName,desc`)).toEqual(['Sutura', 'Punção arterial', 'Ânus: exame']);
  });

  it('gives typed synonyms an id, once each, and new contents a code', async () => {
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
    expect(await namesAt('/api/pediatric-doses-synonym')).toEqual(['Novalgina']);
    expect(await namesAt('/api/pediatric-dose-categories')).toEqual(['Antitérmicos']);
    expect((await call('DELETE', '/api/medicine-leaflets/1', { as })).status).toBe(400);
  });

  it('gives parameters and options of a calculator codes of its own', async () => {
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

  it('names an editor content after what it points at', async () => {
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

  it('are known by the id of their result', async () => {
    const { status, body } = await post(1, [2]);
    expect(status).toBe(201);
    expect(body).toMatchObject({ interactionResult: { id: 1, ...result } });
    expect((await listed(url)).content).toEqual([body]);
    const changed = { ...(body as object), interactionResult: { id: 1, result: 'RNI sobe', conduct: 'Dosar' } };
    expect((await call('PUT', url, { as, body: changed })).body).toMatchObject({
      substance: { id: 1, name: 'Varfarina' },
      interactionResult: { id: 1, result: 'RNI sobe' },
    });
    expect((await call('DELETE', `${url}/1`, { as })).status).toBe(200);
    expect((await call('DELETE', `${url}/1`, { as })).status).toBe(404);
  });

  it('are one row for each primary substance, whatever they meet', async () => {
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
  ])('refuse %j', async (interactionResult, field, message) => {
    expect(await post(1, [2], interactionResult)).toMatchObject({
      status: 400,
      body: { fieldErrors: [{ objectName: 'interaction', field: `interactionResult.${field}`, message }] },
    });
  });

  it('refuse an id on a new one, none on an old one, and a substance that does not exist', async () => {
    expect((await post(1, [2], { ...result, id: 5 })).headers.get('x-medconsoleApp-error')).toBe('error.idexists');
    const body = { substance: { id: 1 }, interactionResult: result };
    expect((await call('PUT', url, { as, body })).headers.get('x-medconsoleApp-error')).toBe('error.idnull');
    expect((await post(99, [2])).status).toBe(400);
    expect(table('interactions').all()).toEqual([]);
  });
});

describe('the seed of the library', () => {
  const least: [string, number][] = [
    ['substances', 90],
    ['medicineGroups', 45],
    ['medicineLeaflets', 120],
    ['interactions', 60],
    ['laboratoryGroups', 15],
    ['laboratories', 70],
    ['illustratedProcedures', 45],
    ['pediatricDoses', 45],
    ['pediatricDoseCategories', 8],
    ['medicalScores', 35],
    ['medicalCriteria', 30],
    ['medicalCalculators', 30],
    ['editorContents', 40],
  ];

  beforeAll(() => reset({ rich: true }));
  afterAll(() => reset());

  it.each(least)('has rows enough of %s', (name, rows) => {
    expect(table(name).page({ size: 1 }).totalElements).toBeGreaterThanOrEqual(rows);
  });

  it('holds commercial names to split, and parameters of every type', () => {
    const names = table('commercialNames')
      .all()
      .map(({ name }) => name);
    expect(names).toContain('Tylenol, Dôrico; Sonridor');
    const types = table<{ formulaParams: { inputType: string }[] }>('medicalCalculators')
      .all()
      .flatMap(({ formulaParams }) => formulaParams.map(({ inputType }) => inputType));
    expect([...new Set(types)].sort()).toEqual(['CHECKBOX', 'DATE', 'INPUT', 'MULTI_SELECT', 'TOGGLE']);
  });

  it('writes a different text for each leaflet, and shows only pictures that exist', () => {
    const leaflets = table<{ content: { rawMarkdownAvailable: string } }>('medicineLeaflets').all();
    const texts = leaflets.map(({ content }) => content.rawMarkdownAvailable);
    expect(new Set(texts).size).toBe(texts.length);
    const pictures = ['illustratedProcedures', 'laboratories'].flatMap(name =>
      table<{ applicationPictures: { id?: number }[] }>(name)
        .all()
        .flatMap(({ applicationPictures }) => applicationPictures.map(({ id }) => id)),
    );
    expect(pictures.length).toBeGreaterThan(15);
    expect(pictures).not.toContain(undefined);
  });

  it('is the same each time', () => {
    const rows = () => JSON.stringify(least.map(([name]) => table(name).all()));
    const before = rows();
    reset({ rich: true });
    expect(rows()).toBe(before);
  });
});
