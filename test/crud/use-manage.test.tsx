import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { initStore } from 'app/store';
import { useManage } from 'crud/use-manage';
import { diseaseSynonyms } from 'sections/disease-synonym/duck';
import { blank, rules, type DiseaseSynonym } from 'sections/disease-synonym/model';
import { server, table } from '../mock-backend/server';
import { place } from '../support/browser-history';
import { renderHookAt } from '../support/hook-at';

const LIST = '/application-admin/disease-synonym';
const API = '*/api/disease-synonym';
const AFTER_SAVE = 1500;

let written: { method: string; body: unknown }[];

beforeEach(() => {
  written = [];
  server.events.on('request:start', async ({ request }) => {
    const { method } = request;
    if (['POST', 'PUT'].includes(method)) written.push({ method, body: await request.clone().json() });
  });
});

type Options = NonNullable<Parameters<typeof useManage<DiseaseSynonym>>[3]>;

/** A form that was handed `state`. */
const openForm = (state: object = {}, options: Options = {}, store = initStore()) => {
  const useForm = () => {
    const manage = useManage(diseaseSynonyms, blank, rules, options);
    // The form library keeps what is read while it renders.
    return { ...manage, errors: manage.form.formState.errors };
  };
  const hook = renderHookAt(useForm, { pathname: `${LIST}/manage`, state }, store);
  const form = () => hook.result.current;
  return {
    form,
    store,
    leave: hook.unmount,
    history: hook.history,
    type: (name: string) =>
      act(async () => {
        form().form.setValue('name', name);
        await jest.advanceTimersByTimeAsync(100);
      }),
    save: () => act(() => form().save()),
    start: () => {
      let saving = Promise.resolve();
      act(() => void (saving = form().save()));
      return () => act(() => saving);
    },
  };
};

/** Holds every write until it is let go. */
const hold = () => {
  let letGo = () => {};
  const held = new Promise<void>(resolve => (letGo = resolve));
  server.use(http.all(API, () => held.then(() => undefined)));
  return () => letGo();
};

const stored = (name = 'Febre') => table<DiseaseSynonym>('diseaseSynonyms').insert({ name });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('a new record', () => {
  it('is made, and its list tells of it after a moment', async () => {
    const { form, type, save, history } = openForm({ list: '?page=2' });
    expect(form()).toMatchObject({ isNew: true, dirty: false, canSave: true, isBusy: false, isStored: false });
    expect(form()).toMatchObject({ hasError: false, wasSaved: false, sectionPath: LIST, base: blank });
    await type('Febre');
    expect(form().dirty).toBe(true);
    await save();
    expect(written).toEqual([{ method: 'POST', body: { name: 'Febre' } }]);
    const [{ id }] = table<DiseaseSynonym>('diseaseSynonyms').all();
    expect(form()).toMatchObject({ isStored: true, wasSaved: true, isBusy: true, dirty: false, isNew: false });
    expect(form().base).toEqual({ id, name: 'Febre' });
    await wait(AFTER_SAVE - 1);
    expect(place()).toMatch('/manage');
    await wait(1);
    expect(place()).toBe(`${LIST}?page=2`);
    expect(history.location.state).toEqual({ saved: true, savedId: id, savedName: 'Febre' });
  });

  it('that is wrong is not sent', async () => {
    const { form, save } = openForm();
    await save();
    expect(written).toEqual([]);
    expect(form().errors).toMatchObject({ name: { message: 'entity.validation.required' } });
    expect(form()).toMatchObject({ isStored: false, hasError: false });
  });

  it('is sent once, however often it is saved', async () => {
    const letGo = hold();
    const { type, start, save, form } = openForm();
    await type('Febre');
    const first = start();
    await waitFor(() => expect(form().isBusy).toBe(true));
    await save();
    letGo();
    await first();
    await save();
    expect(written).toHaveLength(1);
  });

  it('of which no answer came may be stored, unless the line was cut before', async () => {
    server.use(http.post(API, () => HttpResponse.error()));
    const { form, type, save } = openForm();
    await type('Febre');
    await save();
    expect(form()).toMatchObject({ hasError: true, mayBeStored: true, isBusy: false, isStored: false });
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await save();
    online.mockRestore();
    expect(form()).toMatchObject({ hasError: true, mayBeStored: false });
  });

  it('that was refused is told of until somebody types, and can be saved again', async () => {
    server.use(http.post(API, () => HttpResponse.json({}, { status: 500 }), { once: true }));
    const { form, type, save } = openForm();
    await type('Febre');
    await save();
    expect(form()).toMatchObject({ hasError: true, mayBeStored: false, canSave: true, wasSaved: false, dirty: true });
    expect(form().error).toMatchObject({ response: { status: 500 } });
    await type('Febre alta');
    expect(form().hasError).toBe(false);
    await save();
    expect(form()).toMatchObject({ hasError: false, isStored: true });
    expect(written.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('shows what the server says of a field', async () => {
    const fieldErrors = [{ objectName: 'diseaseSynonym', field: 'name', message: 'Size' }];
    server.use(http.post(API, () => HttpResponse.json({ fieldErrors }, { status: 400 })));
    const { form, type, save } = openForm();
    await type('Febre');
    await save();
    expect(form().errors).toMatchObject({ name: { type: 'server', message: 'error.Size' } });
  });

  it('makes way for an empty form of its kind, but where it belongs to another record', () => {
    expect(openForm().form().toNew).toEqual(expect.any(Function));
    expect(openForm({}, { isOfOther: true }).form().toNew).toBeUndefined();
  });

  it('that nobody can change is saved once', async () => {
    const { form, type, save } = openForm({}, { isCreateOnly: true });
    await type('Febre');
    await save();
    await type('Febre alta');
    expect(form()).toMatchObject({ wasSaved: true, hasLaterChanges: true, canSave: false, isBusy: false });
    await save();
    expect(written).toHaveLength(1);
  });

  it('whose id nobody told is not sent again', async () => {
    server.use(http.post(API, () => new HttpResponse(null, { status: 201 })));
    const { form, type, save } = openForm();
    await type('Febre');
    await save();
    await type('Febre alta');
    expect(form()).toMatchObject({ wasSaved: true, canSave: false });
    await save();
    expect(written).toHaveLength(1);
  });

  it('leads where its save was told to', async () => {
    const { form, type, save } = openForm();
    const goOn = jest.fn(() => true);
    await type('Febre');
    form().goOnWith(goOn);
    await save();
    expect(goOn).toHaveBeenCalledTimes(1);
    await wait(AFTER_SAVE);
    expect(place()).toMatch('/manage');
  });
});

describe('a record that is edited', () => {
  it('is changed, with what was emptied as null', async () => {
    const record = { ...stored(), note: 'antiga' };
    const { form, save } = openForm({ record });
    expect(form()).toMatchObject({ isNew: false, dirty: false, base: record });
    act(() => form().form.setValue('note' as 'name', ''));
    await save();
    expect(written).toEqual([{ method: 'PUT', body: { ...record, note: null } }]);
  });

  it('is unsaved from the start where it was opened with changes, until they are taken back', async () => {
    const base = stored();
    const { form, type } = openForm({ record: { ...base, name: 'Febre alta' }, base });
    expect(form()).toMatchObject({ dirty: true, base });
    expect(form().form.getValues('name')).toBe('Febre alta');
    await type('Febre');
    expect(form().dirty).toBe(false);
  });

  it('goes on with what was typed during its save', async () => {
    const letGo = hold();
    const record = stored();
    const { form, type, start, save } = openForm({ record });
    await type('Febre alta');
    const first = start();
    await waitFor(() => expect(form().isBusy).toBe(true));
    await type('Febre muito alta');
    letGo();
    await first();
    expect(form()).toMatchObject({
      wasSaved: true,
      hasLaterChanges: true,
      isStored: false,
      isBusy: false,
      dirty: true,
    });
    expect(form().base).toEqual({ ...record, name: 'Febre alta' });
    await wait(AFTER_SAVE);
    expect(place()).toMatch('/manage');
    await save();
    expect(written.map(({ body }) => (body as DiseaseSynonym).name)).toEqual(['Febre alta', 'Febre muito alta']);
    expect(form()).toMatchObject({ isStored: true, hasLaterChanges: false });
  });

  it('stays open for whoever types before its list comes', async () => {
    const { form, type, save } = openForm({ record: stored() });
    await type('Febre alta');
    await save();
    expect(form().isStored).toBe(true);
    await type('Febre muito alta');
    expect(form()).toMatchObject({ isStored: false, hasLaterChanges: true, canSave: true, isBusy: false });
    await wait(AFTER_SAVE);
    expect(place()).toMatch('/manage');
    await save();
    expect(written).toHaveLength(2);
  });

  it('keeps what is stored in its entry of the history', async () => {
    const record = stored();
    const { type, save } = openForm({ record });
    await type('Febre alta');
    await save();
    const kept = { ...record, name: 'Febre alta' };
    expect(window.history.state).toMatchObject({ state: { record: kept, base: kept } });
  });

  it('that belongs to another one leaves its entry as it is', async () => {
    const record = stored();
    const { type, save } = openForm({ record }, { isOfOther: true });
    await type('Febre alta');
    await save();
    expect(window.history.state).toMatchObject({ state: { record } });
  });

  it('tells its list of the row that its section names, after the time that it wants', async () => {
    const rowOf = ({ id }: DiseaseSynonym) => ({ id: Number(id) + 100, name: 'outra' });
    const record = stored();
    const { type, save, history } = openForm({ record }, { rowOf, returnDelay: 300 });
    await type('Febre alta');
    await save();
    await wait(299);
    expect(place()).toMatch('/manage');
    await wait(1);
    expect(history.location.state).toMatchObject({ savedId: Number(record.id) + 100, savedName: 'outra' });
  });

  it('is left for its list, as that was', () => {
    const { form, history } = openForm({ record: stored(), list: '?page=3' });
    act(() => form().cancel());
    expect(place()).toBe(`${LIST}?page=3`);
    expect(history.location.state).toEqual({});
  });

  it('is compared with what is stored, and takes other values back in', async () => {
    const record = stored();
    const { form, type } = openForm({ record });
    await type('Febre alta');
    expect(form().compare()).toMatchObject({ before: record, after: { ...record, name: 'Febre alta' } });
    expect(form().compare({ ...record, name: 'outra' })).toMatchObject({ after: { name: 'outra' } });
    await act(async () => form().restore({ ...record, name: 'Restaurada' }));
    expect(form().form.getValues()).toEqual({ ...record, name: 'Restaurada' });
    expect(form()).toMatchObject({ dirty: true, base: record });
  });
});

describe('a long text', () => {
  it('opens at once over what is typed', async () => {
    const record = stored();
    const { form, type, history } = openForm({ record, list: '?page=2' });
    await type('Febre alta');
    act(() => form().editText('content'));
    expect(place()).toBe(`${LIST}/manage/content`);
    const handed = { text: 'content', list: '?page=2', base: record, record: { ...record, name: 'Febre alta' } };
    expect(history.location.state).toMatchObject(handed);
  });

  it('that was asked for during a save opens over what was stored', async () => {
    const letGo = hold();
    const record = stored();
    const { form, type, start, history } = openForm({ record });
    await type('Febre alta');
    const first = start();
    await waitFor(() => expect(form().isBusy).toBe(true));
    act(() => form().editText('content'));
    expect(place()).toBe(`${LIST}/manage`);
    letGo();
    await first();
    const now = { ...record, name: 'Febre alta' };
    expect(place()).toBe(`${LIST}/manage/content`);
    expect(history.location.state).toMatchObject({ text: 'content', record: now, base: now });
  });
});

it('a form does not show how the save of another one ended', async () => {
  server.use(http.post(API, () => HttpResponse.json({}, { status: 500 })));
  const first = openForm();
  await first.type('Febre');
  await first.save();
  expect(first.form()).toMatchObject({ hasError: true, error: { response: { status: 500 } } });
  first.leave();
  const second = openForm({}, {}, first.store);
  expect(second.form()).toMatchObject({ error: null, hasError: false });
});
