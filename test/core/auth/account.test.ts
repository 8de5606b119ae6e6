import { type Account, authoritiesOf, localeOf } from 'core/auth/account';

it.each<[string, unknown, string[]]>([
  ['plain names', ['ROLE_USER', 'ROLE_ADMIN'], ['ROLE_USER', 'ROLE_ADMIN']],
  ['names of objects', [{ name: 'ROLE_USER' }], ['ROLE_USER']],
  ['damaged ones among them', [null, '', 'ROLE_USER', {}, { name: '' }, { name: 7 }, 0], ['ROLE_USER']],
  ['no list', 'ROLE_ADMIN', []],
  ['nothing', undefined, []],
])('only valid names are read from authorities received as %s', (_what, authorities, names) => {
  expect(authoritiesOf({ authorities } as Partial<Account>)).toEqual(names);
});

it.each<[unknown, string | undefined]>([
  ['pt-br', 'pt-br'],
  ['PT-BR', 'pt-br'],
  ['en', 'en'],
  ['fr', undefined],
  ['constructor', undefined],
  ['', undefined],
  [undefined, undefined],
  [7, undefined],
])('the language of an account with langKey %j is %s', (langKey, locale) => {
  expect(localeOf({ langKey } as Partial<Account>)).toBe(locale);
});
