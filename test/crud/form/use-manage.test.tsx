import { http, HttpResponse } from 'msw';
import { blank, type DiseaseSynonym } from 'sections/disease-synonym/model';
import { server, table } from '../../mock-backend/server';
import { place } from '../../support/browser-history';
import { AFTER_SAVE, API, LIST, openSynonym, recordWrites, wait } from '../../support/synonym-form';

const written = recordWrites();

describe('a new record', () => {
  it('is created, and the form returns to its list with the saved record after a delay', async () => {
    const { form, type, save, history } = openSynonym({ list: '?page=2' });
    expect(form()).toMatchObject({ isNew: true, isDirty: false, canSave: true, isBusy: false, isStored: false });
    expect(form()).toMatchObject({ hasError: false, wasSaved: false, sectionPath: LIST, base: blank });
    await type('Febre');
    expect(form().isDirty).toBe(true);
    await save();
    expect(written).toEqual([{ method: 'POST', body: { name: 'Febre' } }]);
    const [{ id }] = table<DiseaseSynonym>('diseaseSynonyms').all();
    expect(form()).toMatchObject({ isStored: true, wasSaved: true, isBusy: true, isDirty: false, isNew: false });
    expect(form().base).toEqual({ id, name: 'Febre' });
    await wait(AFTER_SAVE - 1);
    expect(place()).toMatch('/manage');
    await wait(1);
    expect(place()).toBe(`${LIST}?page=2`);
    expect(history.location.state).toEqual({ saved: true, savedId: id, savedName: 'Febre' });
  });

  it('is sent only once, however often it is saved', async () => {
    const { type, startSave, save } = openSynonym();
    await type('Febre');
    const endSave = await startSave();
    await save();
    await endSave();
    await save();
    expect(written).toHaveLength(1);
  });

  const BROKEN = { status: 201, headers: { 'content-type': 'application/json' } };

  it.each([
    ['a proxy that did not wait', () => new HttpResponse(null, { status: 504 })],
    ['an answer that cannot be read', () => new HttpResponse('{"id": 7, "na', BROKEN)],
  ])('whose save ends with %s is reported as possibly stored', async (_what, answer) => {
    server.use(http.post(API, answer));
    const { form, type, save } = openSynonym();
    await type('Febre');
    await save();
    expect(form()).toMatchObject({ hasError: true, mayBeStored: true });
  });

  it('without a response is reported as possibly stored, unless the browser was offline before', async () => {
    server.use(http.post(API, () => HttpResponse.error()));
    const { form, type, save } = openSynonym();
    await type('Febre');
    await save();
    expect(form()).toMatchObject({ hasError: true, mayBeStored: true, isBusy: false, isStored: false });
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await save();
    online.mockRestore();
    expect(form()).toMatchObject({ hasError: true, mayBeStored: false });
  });

  it('that was refused shows an error until the user types, and can be saved again', async () => {
    server.use(http.post(API, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { form, type, save } = openSynonym();
    await type('Febre');
    await save();
    expect(form()).toMatchObject({ hasError: true, mayBeStored: false, canSave: true, wasSaved: false, isDirty: true });
    expect(form().error).toMatchObject({ response: { status: 500 } });
    await type('Febre alta');
    expect(form().hasError).toBe(false);
    await save();
    expect(form()).toMatchObject({ hasError: false, isStored: true });
    expect(written.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('that can only be created is saved only once', async () => {
    const { form, type, save } = openSynonym({}, { isCreateOnly: true });
    await type('Febre');
    await save();
    await type('Febre alta');
    expect(form()).toMatchObject({ wasSaved: true, hasLaterChanges: true, canSave: false, isBusy: false });
    await save();
    expect(written).toHaveLength(1);
  });

  it('is not sent again when the response contained no id', async () => {
    server.use(http.post(API, () => new HttpResponse(null, { status: 201 })));
    const { form, type, save } = openSynonym();
    await type('Febre');
    await save();
    await type('Febre alta');
    expect(form()).toMatchObject({ wasSaved: true, canSave: false });
    await save();
    expect(written).toHaveLength(1);
  });
});

it('a form does not show the failed save of another form', async () => {
  server.use(http.post(API, () => HttpResponse.json({}, { status: 500 })));
  const first = openSynonym();
  await first.type('Febre');
  await first.save();
  expect(first.form()).toMatchObject({ hasError: true, error: { response: { status: 500 } } });
  first.leave();
  const second = openSynonym({}, {}, first.store);
  expect(second.form()).toMatchObject({ error: undefined, hasError: false });
});
