import { nameOfCopy } from 'crud/record/copy';
import { titleOfRecord } from 'crud/record/record-title';
import { isOlderThanSaved, noteSavedRow } from 'crud/record/use-previous-next';
import { defineSection } from 'crud/section';
import { symptoms } from 'sections/symptoms/duck';
import { speakPortuguese } from '../support/portuguese';

beforeAll(speakPortuguese);

const load = () => Promise.resolve({ default: () => null });

describe('a section', () => {
  it('with only the required options has its texts, a form for new records and a place in the system menu group', () => {
    const section = defineSection({ path: 'medicine-leaflets', icon: 'Pill', screens: { '/': load, '/manage': load } });
    expect(section).toMatchObject({
      path: 'medicine-leaflets',
      i18n: 'medicineLeaflets',
      icon: 'Pill',
      menuGroup: 'system',
      ducks: [],
      records: undefined,
      newForms: [{ path: '/manage', label: 'medicineLeaflets.new' }],
    });
    expect(Object.keys(section.screens)).toEqual(['/', '/manage']);
  });

  it('has its list at its own path or below it, after the screens with more specific paths', () => {
    const [own, below] = [undefined, '/rows'].map(listPath =>
      defineSection({ path: 'symptoms', icon: 'Tags', list: load, listPath, screens: { '/manage': load } }),
    );
    expect(Object.keys(own.screens)).toEqual(['/manage', '/']);
    expect(Object.keys(below.screens)).toEqual(['/manage', '/rows']);
    expect(own.newForms).toHaveLength(1);
  });

  it('without a form has no forms for new records', () => {
    expect(defineSection({ path: 'symptoms', icon: 'Tags', screens: { '/': load } }).newForms).toEqual([]);
  });

  it('opens a row in its form, or on the screen that it specifies', () => {
    const screens = { '/': load };
    const [usual, other] = [{ duck: symptoms }, { duck: symptoms, screen: '/view' }].map(records =>
      defineSection({ path: 'symptoms', icon: 'Tags', screens, records }),
    );
    expect([usual.records?.screen, other.records?.screen]).toEqual(['/manage', '/view']);
  });

  it('can specify its menu group, its ducks and its forms for new records', () => {
    const newForms = [{ path: '/new', label: 'symptoms.new' as const }];
    const own = { menuGroup: 'texts' as const, ducks: [symptoms], newForms };
    expect(defineSection({ path: 'symptoms', icon: 'Tags', screens: { '/manage': load }, ...own })).toMatchObject(own);
  });
});

it.each([
  ['Asma', 'Asma (cópia)'],
  ['x'.repeat(200), `${'x'.repeat(192)} (cópia)`],
  [`${'x'.repeat(191)}🧬 e mais`, `${'x'.repeat(191)} (cópia)`],
  [null, ' (cópia)'],
  [undefined, ' (cópia)'],
])('a copy of %j is named %j', (name, copy) => {
  expect(nameOfCopy(name)).toBe(copy);
});

it.each([
  ['Asma', 'Editar doença', 'Asma · Editar doença'],
  [' Asma ', 'Editar', 'Asma · Editar'],
  [' ', 'Nova doença', 'Nova doença'],
])('for the record %j, the title of the screen %j is %j', (name, screen, title) => {
  expect(titleOfRecord(name, screen)).toBe(title);
});

it('a page is older than those of its rows that were saved after it was loaded', () => {
  const [page, other] = [[{ id: 7 }, { id: 8 }, { id: 9 }], [{ id: 7 }]];
  noteSavedRow(page, 7);
  noteSavedRow(page, 8);
  expect([7, 8, 9, undefined].map(id => isOlderThanSaved(page, id))).toEqual([true, true, false, false]);
  expect(isOlderThanSaved(other, 7)).toBe(false);
});
