import { nameOfCopy } from 'crud/record/internal/copy';
import { titleOfRecord } from 'crud/record/record-title';
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
