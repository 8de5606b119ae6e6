import type { FindSource } from 'features/find/source';
import { usesMatcher } from 'features/find/uses';
import { toBase64 } from 'lib/base64';

const sourceOf = (text: string): FindSource => ({
  path: 'diseases',
  i18n: 'diseases',
  form: '/application-admin/diseases/manage',
  shape: {},
  texts: { names: ['content'], fields: [], read: () => toBase64(text) },
  queryOf: ({ id }) => `?id=${id}`,
  fetchPage: () => Promise.reject(new Error('not asked')),
});

const usesOf = (picture: string, text: string) =>
  usesMatcher({ picture })({ id: 1 }, sourceOf(text)).map(({ match }) => match);

const decomposed = (text: string) => text.normalize('NFD');

test.each([
  ['tórax', `![a](/images/${decomposed('tórax')})`, 1],
  [decomposed('tórax'), '![a](/images/t%C3%B3rax)', 1],
  ['raio x', '![a](/images/raio%C2%A0x)', 1],
  ['raio x', '![a](</images/raio\u00a0x>)', 1],
  ['raio\u00a0x', '![a](/images/raio%20x)', 1],
  ['raio x', '[b](/images/raio%C2%A0x) `![a](/images/raio%20x)`', 1],
  ['raio x', '> ![a][r]\n>\n> [r]: </images/raio\u2009x>', 1],
  ['raio x', '![a](/images/raiox) ![a](/images/raio-x)', 0],
])('F229, F168: the uses of the picture %j, as a rename counts them, in the text %j: %d', (name, text, count) =>
  expect(usesOf(name, text)).toHaveLength(count),
);

test('F177: a database that ignores case shows the picture in texts with its name in another case, so they use it', () =>
  expect(usesOf('Raio-X', '![a](/images/raio-x)')).toEqual(['![a](/images/raio-x)']));
