import { asNew } from 'crud/as-new';
import { nameOfCopy } from 'crud/copy';
import { defineSection } from 'crud/define-section';
import { titleOfRecord } from 'crud/record-title';
import { isOlderThanSaved, noteSavedRow } from 'crud/saved-rows';
import { reference, references } from 'lib/records/parts';
import { symptoms } from 'sections/symptoms/duck';
import { speakPortuguese } from '../support/portuguese';

beforeAll(speakPortuguese);

const load = () => Promise.resolve({ default: () => null });

describe('a section', () => {
  it('that says no more than it must has a form, and stands among the system', () => {
    const section = defineSection({ path: 'x', i18n: 'symptoms', screens: { '/': load, '/manage': load } });
    expect(section).toMatchObject({
      path: 'x',
      i18n: 'symptoms',
      menuGroup: 'system',
      ducks: [],
      records: undefined,
      newForms: [{ path: '/manage', label: 'symptoms.new' }],
    });
    expect(Object.keys(section.screens)).toEqual(['/', '/manage']);
  });

  it('has its list at its path or below, after the screens whose paths are more specific', () => {
    const [own, below] = [undefined, '/rows'].map(listPath =>
      defineSection({ path: 'x', i18n: 'symptoms', list: load, listPath, screens: { '/manage': load } }),
    );
    expect(Object.keys(own.screens)).toEqual(['/manage', '/']);
    expect(Object.keys(below.screens)).toEqual(['/manage', '/rows']);
    expect(own.newForms).toHaveLength(1);
  });

  it('without a form makes no records', () => {
    expect(defineSection({ path: 'x', i18n: 'symptoms', screens: { '/': load } }).newForms).toEqual([]);
  });

  it('opens a row in its form, or where it says', () => {
    const screens = { '/': load };
    const [usual, other] = [{ duck: symptoms }, { duck: symptoms, screen: '/view' }].map(records =>
      defineSection({ path: 'x', i18n: 'symptoms', screens, records }),
    );
    expect([usual.records?.screen, other.records?.screen]).toEqual(['/manage', '/view']);
  });

  it('says itself where it stands and what it makes', () => {
    const newForms = [{ path: '/new', label: 'symptoms.new' as const }];
    const own = { menuGroup: 'texts' as const, ducks: [symptoms], newForms };
    expect(defineSection({ path: 'x', i18n: 'symptoms', screens: { '/manage': load }, ...own })).toMatchObject(own);
  });
});

describe('a copy', () => {
  it('has nothing that a server makes of a record by itself, at any depth', () => {
    const derived = {
      id: 1,
      normalizedName: 'a',
      createdBy: 'b',
      createdDate: 'c',
      lastModifiedBy: 'd',
      lastModifiedDate: 'e',
    };
    expect(
      asNew({}, { ...derived, name: 'A', rows: [{ ...derived, weight: null }, 'x'], part: { ...derived, a: 1 } }),
    ).toEqual({
      name: 'A',
      rows: [{ weight: null }, 'x'],
      part: { a: 1 },
    });
  });

  it('keeps the records that it refers to, where it has such', () => {
    const record: { groups: object[]; symptom?: object } = { groups: [{ id: 1 }] };
    const copy = asNew({ groups: references, symptom: reference }, record);
    expect(copy).toEqual({ groups: [{ id: 1 }] });
    expect(copy).not.toHaveProperty('symptom');
  });

  it.each([
    ['Asma', 'Asma (cópia)'],
    ['x'.repeat(200), `${'x'.repeat(192)} (cópia)`],
    [null, ' (cópia)'],
    [undefined, ' (cópia)'],
  ])('of %j is called %j', (name, copy) => {
    expect(nameOfCopy(name)).toBe(copy);
  });
});

it.each([
  ['Asma', 'Editar doença', 'Asma · Editar doença'],
  [' Asma ', 'Editar', 'Asma · Editar'],
  [' ', 'Nova doença', 'Nova doença'],
])('of the record %j the screen %j is called %j', (name, screen, title) => {
  expect(titleOfRecord(name, screen)).toBe(title);
});

it('what a page says of a row that was saved since is older', () => {
  const [page, other] = [[{ id: 7 }, { id: 8 }, { id: 9 }], [{ id: 7 }]];
  noteSavedRow(page, 7);
  noteSavedRow(page, 8);
  expect([7, 8, 9, undefined].map(id => isOlderThanSaved(page, id))).toEqual([true, true, false, false]);
  expect(isOlderThanSaved(other, 7)).toBe(false);
});
