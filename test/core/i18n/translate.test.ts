import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { findFilledText, findText, t, topKeys } from 'core/i18n/translate';
import { speak } from '../../support/portuguese';

const TEXTS = {
  greeting: 'Olá, {{ name }} e {{other}}.',
  a: { x: 'um' },
  'a.b': { c: 'dois' },
  error: { 'url.not.found': 'Não existe.', http: { 403: 'Não pode.' } },
};

beforeEach(() => speak(TEXTS));

it('parameters are inserted into a text, and a missing parameter keeps its placeholder', () => {
  expect(findText('greeting', { name: 'Ana', other: 7 })).toBe('Olá, Ana e 7.');
  expect(findText('greeting', { name: 'Ana' })).toBe('Olá, Ana e {{other}}.');
  expect(findText('greeting', Object.create({ name: 'Ana' }))).toBe(TEXTS.greeting);
});

it('a text with a missing parameter is not returned', () => {
  expect(findFilledText('greeting', { name: 'Ana' })).toBeUndefined();
  expect(findFilledText('greeting', { name: 'Ana', other: 'Bia' })).toBe('Olá, Ana e Bia.');
  expect(findFilledText('nothing', {})).toBeUndefined();
});

it.each([
  ['error.url.not.found', 'Não existe.'],
  ['error.http.403', 'Não pode.'],
  ['a.b.c', 'dois'],
  ['error', undefined],
  ['error.http', undefined],
  ['error.constructor', undefined],
  ['constructor.name', undefined],
  ['', undefined],
  ['.error', undefined],
])('the key %j has the text %p', (key, text) => {
  expect(findText(key)).toBe(text);
});

it('a key without a text is shown as not found', () => {
  expect(t('entity.action.save')).toBe('translation-not-found[entity.action.save]');
});

it('the top-level keys of the dictionary are listed', () => {
  expect(topKeys()).toEqual(['greeting', 'a', 'a.b', 'error']);
});

it('texts come only from the chosen language', () => {
  TranslatorContext.registerTranslations('en', { greeting: 'Hello.' });
  TranslatorContext.setLocale('en');
  expect([findText('greeting'), findText('error.http.403')]).toEqual(['Hello.', undefined]);
});
