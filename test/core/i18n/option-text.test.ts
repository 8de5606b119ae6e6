import { charactersText } from 'core/i18n/characters-text';
import { languageName, languageTag, locales } from 'core/i18n/locales';
import { codeOf, findOptionText, isSameOption, optionText } from 'core/i18n/option-text';
import { speak } from '../../support/portuguese';

beforeAll(() =>
  speak({
    plans: { options: { ANDROID: 'Android', monthly: 'Mensal', Odd: 'Estranho' } },
    entity: { text: { oneCharacter: '{{ count }} caractere', characters: '{{ count }} caracteres' } },
  }),
);

it.each([
  ['ANDROID', 'Android'],
  ['android', 'Android'],
  ['MONTHLY', 'Mensal'],
  ['Odd', 'Estranho'],
  [{ id: 3, name: 'monthly' }, 'Mensal'],
  ['other', undefined],
  [null, undefined],
])('the option %j has the text %j', (value, text) => {
  expect(findOptionText('plans.options', value)).toBe(text);
});

it.each([
  ['other', 'other'],
  [7, '7'],
  [{ id: 3, name: 'Semanal' }, 'Semanal'],
  [{ id: 3 }, '3'],
  [{}, ''],
  [null, ''],
  [undefined, ''],
])('the option %j, which has no text, is shown as %j', (value, text) => {
  expect(optionText('plans.options', value)).toBe(text);
  expect(codeOf(value)).toBe(text);
});

it.each([
  ['android', 'ANDROID', true],
  [{ name: 'Android' }, 'android', true],
  ['android', 'ios', false],
])('%j and %j are the same option: %s', (one, other, isSame) => {
  expect(isSameOption(one, other)).toBe(isSame);
});

it.each([
  [0, '0 caracteres'],
  [1, '1 caractere'],
  [1200, '1.200 caracteres'],
])('a length of %d characters is shown as "%s"', (length, text) => {
  expect(charactersText(length)).toBe(text);
});

it('a supported language has its native name, and an unsupported one is shown by its code', () => {
  expect([...locales, 'fr', 'constructor'].map(languageName)).toEqual([
    'Português (Brasil)',
    'English',
    'fr',
    'constructor',
  ]);
  expect(locales.map(languageTag)).toEqual(['pt-BR', 'en']);
});
