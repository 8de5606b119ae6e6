/** @alone It starts the console as the page does, for good. */

import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { startTheme } from 'app/shell/theme';
import { getToken, storeToken } from 'core/http/token';
import { storedName } from 'lib/stored-names';
import { openSession, server } from '../mock-backend/server';
import { setupUser } from '../support/clock';
import { prepareRealStart, startConsole } from '../support/real-start';
import { found } from './disturbances';

prepareRealStart();

const TOKEN = 'jhi-authenticationToken';

/** What a browser, an extension or an older version may have left under any key. */
const DAMAGED = ['constructor', '"__proto__"', '{', 'null', '5', '[null,{}]'];

const KEYS = ['locale', 'theme', 'rail', 'recents|v1|editor', 'favorites|v1|editor', 'columns|v1|editor|symptoms'].map(
  storedName,
);

const SYMPTOMS = '/application-admin/symptoms';

const isAtHome = () => screen.findByRole('heading', { name: 'Boas-vindas' });
const isSymptoms = () => screen.findByRole('heading', { name: 'Sintomas' });

it.each(DAMAGED)(
  'R152, F112: when storage contains %s, the console starts with the default theme and language, and the damaged values are gone',
  async damaged => {
    storeToken(openSession('editor', false), false);
    KEYS.forEach(key => localStorage.setItem(key, damaged));
    startTheme();
    await startConsole(SYMPTOMS);
    expect(await isSymptoms()).toBeVisible();
    screen.getAllByRole('link', { name: 'Início' })[0].click();
    expect(await isAtHome()).toBeVisible();
    expect(document.documentElement.dataset.bsTheme).toBe('light');
    expect(document.documentElement.lang).toBe('pt-BR');
    await waitFor(() => expect(KEYS.filter(key => localStorage.getItem(key) === damaged)).toEqual([]));
  },
);

it('F112: a stored token that is none is removed, and the user can sign in', async () => {
  localStorage.setItem(TOKEN, '"abc\\ndef"');
  await startConsole('/login');
  const user = setupUser();
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
  expect(localStorage.getItem(TOKEN)).toBeNull();
  await user.type(await found('[data-cy="username"]'), 'editor');
  await user.type(await found('[data-cy="password"]'), 'editor');
  await user.click(await found('[data-cy="submit"]'));
  expect(await isAtHome()).toBeVisible();
  expect(screen.queryByText('Não foi possível falar com o servidor.')).toBeNull();
});

it('F112: a damaged token in localStorage is removed and does not hide the valid token in sessionStorage', () => {
  const token = openSession('editor', false);
  localStorage.setItem(TOKEN, '"a\\nb"');
  sessionStorage.setItem(TOKEN, JSON.stringify(token));
  expect(getToken()).toBe(token);
  expect(localStorage.getItem(TOKEN)).toBeNull();
});

it('an account with fields of the wrong type is signed in and can open its settings', async () => {
  storeToken(openSession('editor', false), false);
  server.use(
    http.get('*/api/account/me', () =>
      HttpResponse.json({
        login: { name: 'editor' },
        firstName: {},
        activated: true,
        authorities: [null, {}, 5, { name: {} }, { name: 'ROLE_APPLICATION_ADMIN' }],
      }),
    ),
  );
  await startConsole('/account/settings');
  expect(await found('[data-cy="firstname"]')).toHaveValue('');
  expect(document.body).not.toHaveTextContent('[object');
});

it.each(['constructor', '__proto__', 'toString'])('the URL of a section named %s opens a page', async name => {
  storeToken(openSession('editor', false), false);
  await startConsole(`/application-admin/${name}/manage`);
  expect(await found('h1')).toBeVisible();
});
