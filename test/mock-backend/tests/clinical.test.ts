import { reset, table } from '../server';
import { call } from './call';

beforeEach(() => reset());

const as = 'editor';
const send = (method: string, path: string, body?: unknown) => call(method, path, { as, body });
const relationships = { status: 400, body: { errorKey: 'relationships' } };

describe('symptoms', () => {
  it('list the diseases that use them, ignore sent diseases, and cannot be deleted while in use', async () => {
    const created = await send('POST', '/api/symptoms', { name: 'Febre', diseases: [{ id: 9, name: 'Nenhuma' }] });
    expect(created).toMatchObject({ status: 201, body: { id: 1, diseases: [] } });
    const disease = { name: 'Dengue', diseaseSymptoms: [{ symptom: { id: 1 }, weight: 5 }] };
    expect((await send('POST', '/api/diseases', disease)).status).toBe(201);
    const list = await send('GET', '/api/symptoms?page=0&size=20');
    expect(list.body).toMatchObject({ content: [{ name: 'Febre', diseases: [{ id: 1, name: 'Dengue' }] }] });
    expect(table('symptoms').find(1)).toEqual({ id: 1, name: 'Febre' });
    expect(await send('DELETE', '/api/symptoms/1')).toMatchObject({
      status: 400,
      body: { errorKey: 'relationships', params: 'symptom' },
    });
    expect((await send('DELETE', '/api/diseases/1')).status).toBe(200);
    expect((await send('DELETE', '/api/symptoms/1')).status).toBe(200);
  });

  it('with the same name are refused as a conflict', async () => {
    table('symptoms').insert({ name: 'Febre' });
    expect((await send('POST', '/api/symptoms', { name: 'FEBRE' })).status).toBe(409);
  });
});

describe('groups', () => {
  const groups = () => table('groups');

  it('require no name and keep their picture', async () => {
    const group = {
      category: 'CLINIC',
      displayLevelsBelow: true,
      groupPicture: { referenceName: 'capa', content: 'R0lGODlhAQABAAAAACw=', contentContentType: 'image/gif' },
    };
    expect(await send('POST', '/api/groups', group)).toMatchObject({ status: 201, body: { id: 1, ...group } });
    expect((await send('POST', '/api/groups', {})).status).toBe(201);
  });

  it('cannot be deleted while they have children, are a child or are used by a disease', async () => {
    const child = groups().insert({ name: 'Arritmias' });
    const parent = groups().insert({ name: 'Cardiologia', childrenGroups: [{ id: child.id }] });
    const used = groups().insert({ name: 'Neurologia' });
    table('diseases').insert({ name: 'Enxaqueca', groups: [{ id: used.id }] });
    expect(parent.childrenGroups).toEqual([{ id: child.id, name: 'Arritmias' }]);
    for (const { id } of [child, parent, used])
      expect(await send('DELETE', `/api/groups/${id}`)).toMatchObject(relationships);
    groups().replace({ id: parent.id, name: 'Cardiologia', childrenGroups: [] });
    expect((await send('DELETE', `/api/groups/${parent.id}`)).status).toBe(200);
    expect((await send('DELETE', `/api/groups/${child.id}`)).status).toBe(200);
  });
});

describe('synonym groups', () => {
  it('create words from typed names; the words are listed, but cannot be created directly', async () => {
    const group = { name: 'Febre', synonymWords: [{ name: 'Quentura' }, { name: 'Pirexia' }] };
    const created = await send('POST', '/api/synonym-group', group);
    expect(created).toMatchObject({ status: 201, body: { synonymWords: [{ id: 1, name: 'Quentura' }, { id: 2 }] } });
    const words = await send('GET', '/api/synonym-word?name=quen&page=0&size=20');
    expect(words.body).toMatchObject({ content: [{ id: 1, name: 'Quentura' }], totalElements: 1 });
    expect((await send('POST', '/api/synonym-word', { name: 'Outra' })).status).toBe(404);
    const page = await send('GET', '/api/synonym-group?page=0&size=9');
    expect(page.body).toMatchObject({ size: 9, totalElements: 1 });
  });
});

describe('risk factors', () => {
  it('cannot be deleted while a disease or its diagnostic variables refer to them', async () => {
    const [smoking, obesity] = ['Tabagismo', 'Obesidade'].map(name => table('riskFactors').insert({ name }).id);
    table('diseases').insert({
      name: 'DPOC',
      riskFactors: [{ id: smoking }],
      diseaseDiagnosticVariables: { riskFactors: [{ id: obesity }] },
    });
    for (const id of [smoking, obesity])
      expect(await send('DELETE', `/api/risk-factor/${id}`)).toMatchObject(relationships);
  });
});

describe('diseases', () => {
  const url = '/api/diseases';

  it('are refused with an error for each invalid field and each invalid symptom row', async () => {
    const [fever, cough] = ['Febre', 'Tosse'].map(name => ({ id: table('symptoms').insert({ name }).id }));
    const { status, body } = await send('POST', url, {
      name: 'Gripe',
      cid: 'J'.repeat(201),
      diseaseSymptoms: [
        { symptom: fever, weight: 2.5 },
        { symptom: cough, weight: null },
        { symptom: fever, weight: 'muito' },
        { weight: '4' },
      ],
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: 'error.validation',
      fieldErrors: [
        { objectName: 'disease', field: 'cid', message: 'Size' },
        { objectName: 'disease', field: 'diseaseSymptoms[1].weight', message: 'NotNull' },
        { objectName: 'disease', field: 'diseaseSymptoms[2].symptom', message: 'Pattern' },
        { objectName: 'disease', field: 'diseaseSymptoms[2].weight', message: 'Pattern' },
        { objectName: 'disease', field: 'diseaseSymptoms[3].symptom', message: 'NotNull' },
      ],
    });
    expect(table('diseases').all()).toEqual([]);
  });

  it('assign ids to the parts of their diagnostic variables, and keep existing ids', async () => {
    const parts = { maleWeight: 2, region: { insideBrazil: { north: 1 } }, humanRace: { white: 1 } };
    await send('POST', url, { name: 'Gripe', diseaseDiagnosticVariables: parts });
    const [disease] = table('diseases').all();
    expect(disease.diseaseDiagnosticVariables).toEqual({
      id: expect.any(Number),
      maleWeight: 2,
      region: { id: expect.any(Number), insideBrazil: { north: 1 } },
      humanRace: { id: expect.any(Number), white: 1 },
    });
    expect((await send('PUT', url, disease)).body).toEqual(disease);
  });
});

describe('flashcards', () => {
  const url = '/api/diseases/flashcards';
  const card = (position: number, questionText = 'Qual é o agente?', answerText = 'Um vírus.') => ({
    position,
    questionText,
    answerText,
    disease: { id: 1 },
    applicationPictures: [],
  });

  beforeEach(() => ['Gripe', 'Dengue'].forEach(name => table('diseases').insert({ name })));

  it('belong to a disease, are sorted by position and are kept when the disease changes', async () => {
    const owner = { id: 1, name: 'Gripe', flashcards: [card(2), card(1)] };
    const response = { ...owner, flashcards: [card(1), card(2)] };
    expect(await send('PUT', url, owner)).toMatchObject({ status: 200, body: response });
    const changed = await send('PUT', '/api/diseases', { id: 1, name: 'Influenza' });
    expect(changed.body).toEqual({ id: 1, name: 'Influenza' });
    const page = await send('GET', `${url}?name=influ&page=0&size=20`);
    expect(page.body).toMatchObject({ content: [{ ...response, name: 'Influenza' }], totalElements: 1 });
  });

  it('are listed only for diseases that have any', async () => {
    await send('PUT', url, { id: 2, name: 'Dengue', flashcards: [card(1)] });
    expect((await send('GET', url)).body).toMatchObject({ content: [{ id: 2 }], totalElements: 1 });
    await send('PUT', url, { id: 2, name: 'Dengue', flashcards: [] });
    expect((await send('GET', url)).body).toMatchObject({ content: [], totalElements: 0 });
  });

  it('are refused with an error for each invalid card', async () => {
    const flashcards = [card(1), card(2, 'x'.repeat(5001)), card(3, ' '), card(4, 'a', 'x'.repeat(5000))];
    expect(await send('PUT', url, { id: 1, name: 'Gripe', flashcards })).toMatchObject({
      status: 400,
      body: {
        fieldErrors: [
          { objectName: 'disease', field: 'flashcards[1].questionText', message: 'Size' },
          { objectName: 'disease', field: 'flashcards[2].questionText', message: 'NotNull' },
        ],
      },
    });
  });

  it('require an existing disease and existing pictures', async () => {
    expect(await send('PUT', url, { flashcards: [] })).toMatchObject({ status: 400, body: { errorKey: 'idnull' } });
    expect((await send('PUT', url, { id: 77, flashcards: [] })).status).toBe(404);
    const unknown = { id: 1, flashcards: [{ ...card(1), applicationPictures: [{ id: 5 }] }] };
    expect(await send('PUT', url, unknown)).toMatchObject({ status: 400, body: { message: 'error.relationships' } });
  });
});
