import { nameOfCopy } from 'crud/record/copy';
import { titleOfRecord } from 'crud/record/record-title';
import { isOlderThanSaved, noteSavedRow } from 'crud/record/use-previous-next';
import { speakPortuguese } from '../support/portuguese';

beforeAll(speakPortuguese);

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
