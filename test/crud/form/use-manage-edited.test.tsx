import { act } from '@testing-library/react';
import { readFormRecord } from 'core/navigation/form-record';
import { plainTexts } from 'lib/long-texts';
import { type DiseaseSynonym } from 'sections/disease-synonym/model';
import { place } from '../../support/browser-history';
import { draftsLeft } from '../../support/drafts';
import { AFTER_SAVE, LIST, openSynonym, recordWrites, storedSynonym, wait } from '../../support/synonym-form';

const written = recordWrites();

const texts = plainTexts<DiseaseSynonym>('name');

describe('an edited record', () => {
  it('is sent with its emptied fields as null', async () => {
    const record = { ...storedSynonym(), note: 'antiga' };
    const { form, save } = openSynonym({ record });
    expect(form()).toMatchObject({ isNew: false, isDirty: false, base: record });
    act(() => form().form.setValue('note' as 'name', ''));
    await save();
    expect(written).toEqual([{ method: 'PUT', body: { ...record, note: null } }]);
  });

  it('is unsaved from the start if it was opened with changes, until they are undone', async () => {
    const base = storedSynonym();
    const { form, type } = openSynonym({ record: { ...base, name: 'Febre alta' }, base });
    expect(form()).toMatchObject({ isDirty: true, base });
    expect(form().form.getValues('name')).toBe('Febre alta');
    expect(form().defaultValues).toEqual(base);
    await type('Febre');
    expect(form().isDirty).toBe(false);
  });

  it('stays open with the text that was typed during its save, and the next save sends that text', async () => {
    const record = storedSynonym();
    const { form, type, startSave, save } = openSynonym({ record });
    await type('Febre alta');
    const endSave = await startSave();
    await type('Febre muito alta');
    await endSave();
    expect(form()).toMatchObject({
      wasSaved: true,
      hasLaterChanges: true,
      isStored: false,
      isBusy: false,
      isDirty: true,
    });
    expect(form().base).toEqual({ ...record, name: 'Febre alta' });
    await wait(2000);
    const [draft] = await draftsLeft('', 'diseaseSynonym', record.id);
    expect(draft).toMatchObject({ values: { name: 'Febre muito alta' } });
    expect(place()).toMatch('/manage');
    await save();
    expect(written.map(({ body }) => (body as DiseaseSynonym).name)).toEqual(['Febre alta', 'Febre muito alta']);
    expect(form()).toMatchObject({ isStored: true, hasLaterChanges: false });
  });

  it('stays open when the user types before the return to the list', async () => {
    const { form, type, save } = openSynonym({ record: storedSynonym() });
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

  it('stores the saved values in its history entry', async () => {
    const record = storedSynonym();
    const { type, save } = openSynonym({ record });
    await type('Febre alta');
    await save();
    const saved = { ...record, name: 'Febre alta' };
    expect(window.history.state).toMatchObject({ state: { record: saved, base: saved } });
  });

  it('that belongs to another record leaves its history entry unchanged', async () => {
    const record = storedSynonym();
    const { type, save } = openSynonym({ record }, { isOfOther: true });
    await type('Febre alta');
    await save();
    expect(window.history.state).toMatchObject({ state: { record } });
  });

  it('passes the row that its section names to its list, after the delay that its section sets', async () => {
    const rowOf = ({ id }: DiseaseSynonym) => ({ id: Number(id) + 100, name: 'outra' });
    const record = storedSynonym();
    const { type, save, history } = openSynonym({ record }, { rowOf, returnDelay: 300 });
    await type('Febre alta');
    await save();
    await wait(299);
    expect(place()).toMatch('/manage');
    await wait(1);
    expect(history.location.state).toMatchObject({ savedId: Number(record.id) + 100, savedName: 'outra' });
  });

  it('returns to its list with the same query on Cancel', () => {
    const { form, history } = openSynonym({ record: storedSynonym(), list: '?page=3' });
    act(() => form().cancel());
    expect(place()).toBe(`${LIST}?page=3`);
    expect(history.location.state).toEqual({});
  });

  it('is compared with the stored record, and can be filled with other values', async () => {
    const record = storedSynonym();
    const { form, type } = openSynonym({ record });
    await type('Febre alta');
    expect(form().compare()).toMatchObject({ before: record, after: { ...record, name: 'Febre alta' } });
    expect(form().compare({ ...record, name: 'outra' })).toMatchObject({ after: { name: 'outra' } });
    expect(readFormRecord()).toMatchObject({ record: { ...record, name: 'Febre alta' }, base: record });
    await act(async () => form().restore({ ...record, name: 'Restaurada' }));
    expect(form().form.getValues()).toEqual({ ...record, name: 'Restaurada' });
    expect(form()).toMatchObject({ isDirty: true, base: record });
  });
});

it('a form that was left during its save does not change the history', async () => {
  const record = storedSynonym();
  const { type, startSave, leave } = openSynonym({ record });
  await type('Febre alta');
  const endSave = await startSave();
  const { state } = window.history;
  leave();
  await endSave();
  expect(window.history.state).toEqual(state);
  expect(written).toHaveLength(1);
});

describe('the editor of a long text', () => {
  it('opens at once with the typed values', async () => {
    const record = storedSynonym();
    const { form, type, history } = openSynonym({ record, list: '?page=2' }, { texts });
    await type('Febre alta');
    act(() => form().editText?.('name'));
    expect(place()).toBe(`${LIST}/manage/content`);
    const handed = { text: 'name', list: '?page=2', base: record, record: { ...record, name: 'Febre alta' } };
    expect(history.location.state).toMatchObject(handed);
  });

  it('that is requested during a save opens with the stored values after the save', async () => {
    const record = storedSynonym();
    const { form, type, startSave, history } = openSynonym({ record }, { texts });
    await type('Febre alta');
    const endSave = await startSave();
    act(() => form().editText?.('name'));
    expect(place()).toBe(`${LIST}/manage`);
    await endSave();
    const now = { ...record, name: 'Febre alta' };
    expect(place()).toBe(`${LIST}/manage/content`);
    expect(history.location.state).toMatchObject({ text: 'name', record: now, base: now });
  });
});
