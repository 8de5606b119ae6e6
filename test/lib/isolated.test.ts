import { t } from 'core/i18n/translate';
import { nameOfCopy } from 'crud/record/internal/copy';
import { titleOfRecord } from 'crud/record/record-title';
import { isolated } from 'lib/isolated';
import { speakPortuguese } from '../support/portuguese';

beforeAll(speakPortuguese);

const [FSI, PDI, RLO] = ['\u2068', '\u2069', '\u202e'];

test.each([
  ['letters from left to right', 'Febre (>38 °C) – ção', 'Febre (>38 °C) – ção'],
  ['an override', `Zz ${RLO}amsA`, `${FSI}Zz ${RLO}amsA${PDI}`],
  ['a mark of direction', 'Asma\u200f', `${FSI}Asma\u200f${PDI}`],
  ['Arabic letters', 'ربو', `${FSI}ربو${PDI}`],
  ['Hebrew letters', 'אסתמה 2', `${FSI}אסתמה 2${PDI}`],
  ['the end of an isolation that did not begin', `a${PDI}${RLO}b`, `${FSI}a${RLO}b${PDI}`],
  ['an isolation that does not end', `a\u2067b`, `${FSI}a\u2067b${PDI}${PDI}`],
  ['an isolation of its own', `a\u2066b${PDI}`, `${FSI}a\u2066b${PDI}${PDI}`],
])('F197: a name with %s is isolated where it may turn what is around it', (_what, name, expected) =>
  expect(isolated(name)).toBe(expected),
);

test('F197: a name in a sentence, a label or a title keeps its direction to itself', () => {
  const name = `Zz ${RLO}amsA`;
  const shown = `${FSI}${name}${PDI}`;
  expect(t('entity.action.deleteOf', { name })).toBe(`Excluir ${shown}`);
  expect(t('entity.delete.question', { name })).toContain(shown);
  expect(titleOfRecord(name, 'Editar')).toBe(`${shown} · Editar`);
  expect(t('entity.action.deleteOf', { name: 'Asma' })).toBe('Excluir Asma');
});

test('F197: the name of a copy is stored, so it holds nothing that only isolates it', () =>
  expect(nameOfCopy(`Zz ${RLO}amsA`)).toBe(`Zz ${RLO}amsA (cópia)`));
