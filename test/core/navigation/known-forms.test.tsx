import { createKnownForms } from 'core/navigation/internal/known-forms';

const FORM = '/admin/x/manage';
const TEXT = '/admin/x/manage/content';
const SEVEN = { record: { id: 7 } };

afterEach(() => sessionStorage.clear());

it.each<[string, string, unknown, string, number, boolean]>([
  ['its form', FORM, SEVEN, FORM, 7, true],
  ['its form in the other area', FORM, SEVEN, '/application-admin/x/manage', 7, true],
  ['its text', TEXT, SEVEN, FORM, 7, true],
  ['its form, asked for from the text', FORM, SEVEN, TEXT, 7, true],
  ['a form whose text was changed', FORM, { record: { id: 8 }, base: { id: 7 } }, FORM, 7, true],
  ['the form of a record with the id 0', FORM, { record: { id: 0 } }, FORM, 0, true],
  ['the form of another record', FORM, { record: { id: 8 } }, FORM, 7, false],
  ['the form of a new record', FORM, { record: {} }, FORM, 7, false],
  ['the form of another section', '/admin/y/manage', SEVEN, FORM, 7, false],
  ['a form that was opened without a record', FORM, undefined, FORM, 7, false],
  ['a form with a state of another kind', FORM, 'x', FORM, 7, false],
])('a saved record closes its forms, but no others: %s', (_what, path, state, closedPath, id, isClosed) => {
  const forms = createKnownForms();
  forms.open('a', path, state);
  forms.closeRecord(closedPath, id);
  expect(forms.isClosed('a')).toBe(isClosed);
});

it.each<[string, unknown, boolean]>([
  ['a record', SEVEN, true],
  ['a new record', { record: {} }, true],
  ['nothing', undefined, false],
  ['what was opened alone', { base: { id: 0 } }, false],
])('a form shows a record again, or not, if it was opened with %s', (_what, state, hasRecord) => {
  const forms = createKnownForms();
  forms.open('a', FORM, state);
  expect(forms.hasRecord('a')).toBe(hasRecord);
});

it('a form that is shown again after its record was saved is open', () => {
  const forms = createKnownForms();
  forms.open('a', FORM, SEVEN);
  forms.closeRecord(FORM, 7);
  forms.open('a', FORM, SEVEN);
  expect(forms.isClosed('a')).toBe(false);
});

it('forgets the oldest of more than a hundred forms', () => {
  const forms = createKnownForms();
  for (let at = 0; at <= 100; at += 1) forms.open(`f${at}`, FORM, SEVEN);
  expect([forms.hasRecord('f0'), forms.hasRecord('f1'), forms.hasRecord('f100')]).toEqual([false, true, true]);
});

it('leaves out what is stored and is no form', () => {
  sessionStorage.setItem('known-forms', JSON.stringify([null, { id: 7 }, { id: 'a', isClosed: true }, 'x']));
  const forms = createKnownForms();
  expect([forms.isClosed('a'), forms.isClosed('x')]).toEqual([true, false]);
});
