import { initStore } from 'app/start/internal/store';
import { setLocale } from 'core/i18n/locale.duck';
import { comparisonOf } from 'features/changes/comparison';
import { writtenText } from 'features/changes/written-text';

const READER = {
  names: ['treatment'],
  fields: ['treatmentContent'],
  read: (record: object) => (record as { treatmentContent?: string }).treatmentContent,
};

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

beforeAll(() => initStore().dispatch(setLocale('pt-br')));

const cases: [string, object, object, string][] = [
  ['nothing, where nothing was written', { id: 1, name: 'Asma' }, { id: 1, name: 'Asma' }, ''],
  ['a field below its label', { name: 'Asma' }, { name: 'Asma aguda' }, 'Nome\nAsma aguda'],
  ['not what was emptied', { name: 'Asma', cid: 'J45' }, { name: 'Asma', cid: ' ' }, ''],
  [
    'what was added to a list, without ids',
    { riskFactors: [{ id: '7', name: 'Tabagismo' }] },
    { riskFactors: [{ id: '7', name: 'Tabagismo' }, { name: 'Poeira' }] },
    'Fatores de risco\nPoeira',
  ],
  ['no bytes of a picture', {}, { picture: { content: 'R0lGOD', contentContentType: 'image/gif' } }, ''],
  [
    'a long text as it was typed',
    { treatmentContent: base64('Repouso') },
    { treatmentContent: base64('# Ação\n\nRepouso 😀') },
    'Tratamento\n# Ação\n\nRepouso 😀',
  ],
];

test.each(cases)('the written text contains %s', (_title, before, after, text) => {
  expect(writtenText('diseases', comparisonOf(before, after, READER))).toBe(text);
});
