import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { en } from '../../i18n/en';
import { firstTexts as englishFirstTexts } from '../../i18n/en/first-texts';
import { laterTexts as englishLaterTexts } from '../../i18n/en/later-texts';
import { ptBr } from '../../i18n/pt-br';
import { firstTexts } from '../../i18n/pt-br/first-texts';
import { laterTexts } from '../../i18n/pt-br/later-texts';
import { readSources } from './imports';

type Dictionary = { [key: string]: string | Dictionary };

const textsOf = (dictionary: Dictionary, prefix = ''): [string, string][] =>
  Object.entries(dictionary).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text] as [string, string]] : textsOf(text, `${prefix}${key}.`),
  );

const keysOf = (dictionary: Dictionary) => textsOf(dictionary).map(([key]) => key);

const keys = keysOf(ptBr);

/** Every string in the source. That a key which it requests is defined is checked with the types. */
const readStrings = () => {
  const strings = new Set<string>();
  for (const [file, text] of Object.entries(readSources())) {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) strings.add(node.text);
      if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) strings.add(node.name.text);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return strings;
};

const strings = readStrings();

/** Keys that the server names, and texts found by convention: by the names of fields, options and groups. */
const SERVER_KEYS = /^error\.|^error-messages\.|^(userManagement)\.(created|updated|deleted)$/;
const isConvention = (key: string) => {
  const [, head, ...rest] = key.split('.');
  if (head === 'title' || head === 'new' || head === 'edit' || head === 'filterBy') return true;
  if (head === 'fields' || head === 'turnOn' || head === 'turnOff' || head?.endsWith('Options'))
    return strings.has(rest.join('.'));
  return key.startsWith('global.menu.groups.') && strings.has(key.slice('global.menu.groups.'.length));
};

/** The texts of a file, below their keys. */
const textsIn = (folder: string, name: string): Dictionary => {
  const texts: Dictionary = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  return name === 'global' ? texts : { [name.replace(/-./g, ([, letter]) => letter.toUpperCase())]: texts };
};

test.each([
  ['i18n/pt-br', firstTexts],
  ['i18n/pt-br/later', laterTexts],
  ['i18n/en', englishFirstTexts],
  ['i18n/en/later', englishLaterTexts],
])('the index of %s has the texts of all its files: `npm run i18n` writes it', (folder, texts) => {
  const names = readdirSync(folder).flatMap(file => /^(.+)\.json$/.exec(file)?.[1] ?? []);
  expect(texts).toEqual(Object.assign({}, ...names.map(name => textsIn(folder, name))));
});

test('R40: both locales have the same keys', () => {
  expect(keysOf(en as Dictionary).sort()).toEqual([...keys].sort());
});

test('both locales have the same keys in the first load', () => {
  expect(keysOf(englishFirstTexts).sort()).toEqual(keysOf(firstTexts).sort());
});

test('no key is both in the first load and in the later texts', () => {
  const later = new Set(keysOf(laterTexts));
  expect(keysOf(firstTexts).filter(key => later.has(key))).toEqual([]);
});

test('R40: both locales have the same parameters in each text, and no Portuguese text is empty', () => {
  const parameters = (text: string) => (text.match(/{{\s*\w+\s*}}/g) ?? []).map(one => one.replace(/\s/g, '')).sort();
  const english = new Map(textsOf(en as Dictionary));
  const differing = textsOf(ptBr).filter(
    ([key, text]) => text.trim() === '' || parameters(text).join() !== parameters(english.get(key) ?? '').join(),
  );
  expect(differing).toEqual([]);
});

test('every key is used', () => {
  const unused = keys.filter(key => !strings.has(key) && !SERVER_KEYS.test(key) && !isConvention(key));
  expect(unused).toEqual([]);
});

/** Texts that the requirements quote. The English dictionary must repeat them exactly. */
const QUOTED: readonly [string, string][] = [
  ['entity.ageRange.underOneMonth', 'under one month'],
  ['entity.ageRange.atLeast', 'age greater or equal to {{ end }} years'],
  ['entity.ageRange.between', 'between {{ start }} and {{ end }} years'],
  ['entity.ageRange.atMost', 'less or equal to {{ start }} years'],
  ['error.server.not.reachable', 'Server not reachable'],
  ['error.url.not.found', 'Not found'],
  ['error.unknown', 'Unknown error!'],
  ['error.default', 'Error!'],
  ['error.http.403', 'You are not authorized to access this page.'],
  ['login.messages.error.authentication', 'Failed to sign in! Please check your credentials and try again.'],
  ['userManagement.invalidRoleMobileAuthority', 'Role Mobile must be only authority selected.'],
];

test.each(QUOTED)('the English text of %s has the exact words of the requirement', (key, words) => {
  expect(new Map(textsOf(en as Dictionary)).get(key)).toBe(words);
});

test('the English texts use American spelling', () => {
  const british =
    /colour|favourite|behaviour|centre|cancelled|(organ|recogn|author)is(e|ation)|paediatr|gynaec|grey\b/i;
  expect(textsOf(en as Dictionary).filter(([, text]) => british.test(text))).toEqual([]);
});

/** Words that were replaced by another, so that each thing has only one word. */
const GIVEN_UP: readonly [string, Dictionary, RegExp][] = [
  ['Portuguese', ptBr, /novamente|algarismo|pedido|[Rr]equisiç|\bLogin\b|Ativado/],
  ['English', en as Dictionary, /\bLogin\b|\bActivated\b|Please give/],
];

test.each(GIVEN_UP)('the %s texts contain no word that was replaced by another word', (_, dictionary, words) => {
  expect(textsOf(dictionary).filter(([, text]) => words.test(text))).toEqual([]);
});
