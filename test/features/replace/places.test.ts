import { editedTexts } from 'features/replace/internal/apply';
import { likeCase } from 'features/replace/internal/like-case';
import { type Replacement, replacementMatcher } from 'features/replace/places';
import { textsOf } from 'features/versions/texts';
import { toBase64 } from 'lib/base64';
import { readerOf } from 'lib/long-texts';
import { medicalScore } from 'sections/medical-scores/record';
import { speakPortuguese } from '../../support/portuguese';

beforeAll(speakPortuguese);

const source = { i18n: 'medicalScores', shape: medicalScore.shape, texts: readerOf(medicalScore.texts) } as const;

const replacedIn = (text: string, replacement: Partial<Replacement>) => {
  const record = { id: 1, name: 'Dipirona', evidenceText: toBase64(text) };
  const places = replacementMatcher({ text: 'dipirona', by: 'metamizol', ...replacement })(record, source);
  return editedTexts(textsOf(record, source), places, source.texts)?.evidenceText ?? text;
};

test.each([
  ['each place', 'dipirona e dipirona', 'metamizol e metamizol'],
  ['line ends stay', 'dipirona\r\ne\rdipirona\nfim', 'metamizol\r\ne\rmetamizol\nfim'],
  ['composed and decomposed accents stay', 'ação acça\u0303o dipirona', 'ação acça\u0303o metamizol'],
  ['an address of a link stays', '[dipirona](https://a.br/dipirona "x")', '[metamizol](https://a.br/dipirona "x")'],
  ['an address in the text stays', 'https://a.br/dipirona dipirona', 'https://a.br/dipirona metamizol'],
  ['an e-mail stays', 'a@dipirona.br dipirona', 'a@dipirona.br metamizol'],
  ['an e-mail that begins with it stays', '(dipirona@a.br) dipirona', '(dipirona@a.br) metamizol'],
  ['two places in one address stay', 'dipirona,dipirona@a.br dipirona', 'dipirona,dipirona@a.br metamizol'],
  ['an address at the end stays', 'dipirona www.a.br/dipirona', 'metamizol www.a.br/dipirona'],
  ['a picture stays', '![dipirona](/images/dipirona) dipirona', '![dipirona](/images/dipirona) metamizol'],
  ['code stays', '`dipirona` dipirona', '`dipirona` metamizol'],
  ['a block of code stays', '```\ndipirona\n```\n\ndipirona', '```\ndipirona\n```\n\nmetamizol'],
  ['a block of code in tildes stays', '~~~\ndipirona\n~~~\n\ndipirona', '~~~\ndipirona\n~~~\n\nmetamizol'],
  ['an indented block of code stays', '    dipirona\n\ndipirona', '    dipirona\n\nmetamizol'],
  ['the same in a quotation', '>     dipirona\n\ndipirona', '>     dipirona\n\nmetamizol'],
  ['the same after a tab', '\tdipirona\n\ndipirona', '\tdipirona\n\nmetamizol'],
  ['a tag of HTML stays', '<b title="dipirona">dipirona</b>', '<b title="dipirona">metamizol</b>'],
  ['a link in angle brackets stays', '<doi:dipirona> dipirona', '<doi:dipirona> metamizol'],
  ['a definition stays', '[a][dipirona] dipirona\n\n[dipirona]: /x', '[a][dipirona] metamizol\n\n[dipirona]: /x'],
  [
    'the words of a reference stay, where they are its name',
    '[dipirona]\n\n[dipirona]: /x',
    '[dipirona]\n\n[dipirona]: /x',
  ],
  [
    'the name of a footnote stays',
    'a[^dipirona] dipirona\n\n[^dipirona]: dipirona',
    'a[^dipirona] metamizol\n\n[^dipirona]: metamizol',
  ],
  ['a byte order mark moves no place', '\ufeff`dipirona` dipirona', '\ufeff`dipirona` metamizol'],
  ['a byte order mark in the text neither', 'a\n\n\ufeff`dipirona` dipirona', 'a\n\n\ufeff`dipirona` metamizol'],
  ['cells of a table change', '| a |\n| --- |\n| dipirona |', '| a |\n| --- |\n| metamizol |'],
])('B26: %s', (_name, text, after) => {
  expect(replacedIn(text, {})).toBe(after);
});

test.each([
  ['units with any space before them', '5 mg, 500mg e 500  mg', { text: '500 mg', by: '1 g' }, '5 mg, 1 g e 1 g'],
  ['whole words only', 'dipirona, dipironas', { wholeWords: true }, 'metamizol, dipironas'],
  ['parts of words', 'dipirona, dipironas', {}, 'metamizol, metamizols'],
  ['only this accent', 'sódio sodio', { text: 'sódio', by: 'Na', matchAccents: true }, 'Na sodio'],
  ['any accent', 'sódio sodio', { text: 'sódio', by: 'Na' }, 'Na Na'],
])('B26: %s', (_name, text, replacement, after) => {
  expect(replacedIn(text, replacement)).toBe(after);
});

test('B26: marks of markdown mean nothing in a text that is none', () => {
  const record: object = { name: '`dipirona`' };
  const places = replacementMatcher({ text: 'dipirona', by: 'a|b', inNames: true });
  expect(places({ id: 1, ...record }, source).map(({ by }) => by)).toEqual(['a|b']);
});

test('B26: the rule of a table stays', () => {
  const text = '| a |\n| --- |\n| b --- c |';
  expect(replacedIn(text, { text: '---', by: '–' })).toBe('| a |\n| --- |\n| b – c |');
});

test('B26: a vertical bar ends no cell', () => {
  expect(replacedIn('| a |\n| --- |\n| dipirona |\n\ndipirona', { by: 'a|b' })).toBe(
    '| a |\n| --- |\n| a\\|b |\n\na|b',
  );
});

test.each([
  [
    'a picture and a link to it',
    '![x](/images/Foto%20A) e [y](/images/foto%20a "t")',
    '![x](/images/B%20C) e [y](/images/B%20C "t")',
  ],
  ['the text that the console wrote for it', '![Foto A](/images/Foto%20A)', '![B C](/images/B%20C)'],
  ['not its words elsewhere', 'Foto A', 'Foto A'],
  ['not another picture', '![x](/images/Foto%20AB)', '![x](/images/Foto%20AB)'],
])('B26: a reference to a picture is replaced as a whole: %s', (_name, text, after) => {
  expect(replacedIn(text, { text: 'Foto A', by: 'B C', isPicture: true })).toBe(after);
});

test('B26: byte order marks move no reference', () => {
  const picture = '![x](/images/Foto%20A)';
  const record = { id: 1, name: 'a', evidenceText: toBase64(`\ufeff${picture}\n\n\ufeff${picture}`) };
  const places = replacementMatcher({ text: 'Foto A', by: 'B C', isPicture: true })(record, source);
  expect(places.map(({ match }) => match)).toEqual([picture, picture]);
});

test.each([
  ['Dipirona', 'Metamizol'],
  ['DIPIRONA', 'METAMIZOL'],
  ['dipirona', 'metamizol'],
  ['dIPIRONA', 'metamizol'],
])('B26: %s becomes %s', (place, after) => {
  expect(likeCase('metamizol', place)).toBe(after);
});

test.each([
  ['only the first letter is made small', 'AAS', 'dipirona', 'aAS'],
  ['a single capital letter is no word in capitals', 'ácido', 'A', 'Ácido'],
  ['a place without letters', 'Ácido', '500', 'Ácido'],
])('B26: %s', (_name, text, place, after) => {
  expect(likeCase(text, place)).toBe(after);
});

test('B26: the case of each place is kept only if wanted', () => {
  expect(replacedIn('Dipirona dipirona', { by: 'Metamizol', keepCase: true })).toBe('Metamizol metamizol');
  expect(replacedIn('Dipirona dipirona', { by: 'Metamizol' })).toBe('Metamizol Metamizol');
});

const fieldsOf = (record: object, replacement: Partial<Replacement>) =>
  replacementMatcher({ text: 'idade', by: 'anos', ...replacement })({ id: 1, ...record }, source).map(
    ({ path }) => path,
  );

test('B26: names only if wanted; formulas and codes never', () => {
  const record = { name: 'Idade', formula: 'idade + 1', evidenceText: toBase64('idade') };
  expect(fieldsOf(record, {})).toEqual(['evidenceText']);
  expect(fieldsOf(record, { inNames: true })).toEqual(['name', 'evidenceText']);
});

test('B26: a place that is the replacement already is no place', () => {
  expect(fieldsOf({ evidenceText: toBase64('Idade') }, { by: 'Idade' })).toEqual([]);
});
