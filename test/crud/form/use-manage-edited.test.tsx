import { type DiseaseSynonym } from 'sections/disease-synonym/model';
import { place } from '../../support/browser-history';
import { draftsLeft } from '../../support/drafts';
import { AFTER_SAVE, openSynonym, recordWrites, storedSynonym, wait } from '../../support/synonym-form';

const written = recordWrites();

describe('an edited record', () => {
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
