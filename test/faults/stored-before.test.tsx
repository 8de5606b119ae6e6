import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, renderHook, screen, within } from '@testing-library/react';
import { set } from 'idb-keyval';
import { useCollapsedRail } from 'app/shell/rail/use-rail';
import { startTheme } from 'app/shell/theme';
import { getToken } from 'core/http/token';
import { chosenLocale } from 'core/i18n/locales';
import { createKnownForms } from 'core/navigation/internal/known-forms';
import { savedSearches } from 'crud/list/internal/saved-searches';
import { useSeveral } from 'crud/options/internal/choose-several';
import { draftsOf, pruneDrafts } from 'features/drafts/store/draft-store';
import { useRecents } from 'features/recents/recents';
import { usePhone } from 'features/writing/desk/internal/use-phone';
import { useShare } from 'features/writing/desk/internal/use-share';
import { useTextLocale } from 'features/writing/desk/internal/use-text-locale';
import { localStore, sessionStore } from 'lib/storage';
import { table } from '../mock-backend/server';
import { visit } from '../support/visit';

/** What a browser holds after some days with a released version. */
interface Stored {
  local: Record<string, unknown>;
  session: Record<string, unknown>;
  database: Record<string, unknown>;
}

const FOLDER = join(__dirname, 'stored');
const storedBy = (version: string): Stored => JSON.parse(readFileSync(join(FOLDER, `${version}.json`), 'utf8'));

const textsIn = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));

const open = async (version: string) => {
  const stored = storedBy(version);
  const [local, session] = [textsIn(stored.local), textsIn(stored.session)];
  Object.entries(local).forEach(([name, text]) => localStorage.setItem(name, text));
  Object.entries(session).forEach(([name, text]) => sessionStorage.setItem(name, text));
  await Promise.all(Object.entries(stored.database).map(([name, value]) => set(name, value)));
  return { local, session };
};

const shown = <T,>(hook: () => T): T => renderHook(hook).result.current;

const columns = async () => {
  await screen.findByRole('row', { name: /Tosse/ });
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
};

beforeEach(() => void table('symptoms').insert({ name: 'Tosse', symptomGender: 'BOTH', synonymGroups: [] }));

it('F251: the storage of each released version is opened here', () => {
  const released = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d[^\]]*)\]/gm)].map(([, name]) => name);
  const opened = readdirSync(FOLDER).map(file => file.replace('.json', ''));
  expect(opened).toEqual(expect.arrayContaining(released));
});

it('F251: the settings that 1.0.0 stored are all found, and stay for a tab that still runs it', async () => {
  const { local } = await open('1.0.0');
  startTheme();
  expect([document.documentElement.dataset.bsTheme, chosenLocale()]).toEqual(['dark', 'en']);
  expect(shown(useCollapsedRail).isCollapsed).toBe(true);
  expect(shown(() => useSeveral(true))[0]).toBe(true);
  expect([shown(usePhone)[0], shown(useShare)[0], shown(useTextLocale)[0]]).toEqual([true, 40, 'en']);
  expect(shown(() => useRecents('editor'))).toEqual([{ section: 'symptoms', id: 7, name: 'Dispneia' }]);
  expect(shown(() => savedSearches.useOf('editor'))).toEqual([
    { base: '/application-admin/symptoms', name: 'Febres', query: '?search=febre' },
  ]);

  const user = await visit('/application-admin/symptoms', 'editor', 'pt-br');
  expect(await columns()).not.toContain('Sexo');
  expect(document.documentElement.dataset.density).toBe('compact');
  await user.click(screen.getByRole('button', { name: 'Seções' }));
  const menu = screen.getByRole('navigation', { name: 'Seções' });
  expect(within(menu).getAllByRole('heading')[0]).toHaveTextContent('Favoritas');
  expect(within(menu).getAllByRole('link')[0]).toHaveTextContent('Sintomas');
  expect({ ...localStorage }).toMatchObject(local);
});

it('F251: what 0.1.0 stored is found, its drafts too', async () => {
  const { local } = await open('0.1.0');
  startTheme();
  expect([document.documentElement.dataset.bsTheme, chosenLocale()]).toEqual(['dark', 'en']);
  expect(shown(() => useRecents('editor'))).toHaveLength(1);
  await pruneDrafts();
  expect((await draftsOf('editor')).map(({ values }) => values.name).sort()).toEqual(['Bronquite', 'Maria']);
  await visit('/application-admin/symptoms', 'editor', 'pt-br');
  expect(await columns()).not.toContain('Sexo');
  expect({ ...localStorage }).toMatchObject(local);
});

it('F251: the session of a tab that 1.0.0 opened goes on, with its drafts', async () => {
  const { session } = await open('1.0.0');
  expect(getToken()).toBe('a.b.c');
  expect(createKnownForms().isClosed('f1')).toBe(true);
  const isNumber = (stored: unknown): stored is number => typeof stored === 'number';
  const isObject = (stored: unknown): stored is object => typeof stored === 'object';
  expect(sessionStore.read('caret/["editor","diseases","1","d1"] definition', isNumber)).toBe(12);
  expect(sessionStore.read('history-position', isObject)).toEqual({ index: 2, last: 3 });
  await pruneDrafts();
  const drafts = await draftsOf('editor');
  expect(drafts.map(({ values }) => values.name).sort()).toEqual(['Asma grave', 'Bronquite', 'Maria']);
  expect({ ...sessionStorage }).toMatchObject(session);
});

it('F251: the compact view of the versions before 1.0.0 is found for each account', async () => {
  await open('before-1.0.0');
  await visit('/');
  expect(document.documentElement.dataset.density).toBe('compact');
  cleanup();
  await visit('/', 'employee');
  expect(document.documentElement.dataset.density).toBe('compact');
});

it('F251: what was changed since is not taken back by what the earlier version stored', async () => {
  await open('1.0.0');
  const { result } = renderHook(useCollapsedRail);
  result.current.toggle();
  expect(shown(useCollapsedRail).isCollapsed).toBe(false);
  savedSearches.change('editor', () => []);
  expect(shown(() => savedSearches.useOf('editor'))).toEqual([]);

  const user = await visit('/application-admin/symptoms', 'editor', 'pt-br');
  await columns();
  await user.click(screen.getByRole('button', { name: 'Mais' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mostrar todas as colunas' }));
  cleanup();
  await visit('/application-admin/symptoms', 'editor', 'pt-br');
  expect(await columns()).toContain('Sexo');
});

/** Values of other applications on the same origin, under names that this console used too, or may come to use. */
const FOREIGN: readonly [string, string][] = [
  ['locale', '"de-DE"'],
  ['locale', 'pt'],
  ['theme', '"solarized"'],
  ['theme', '{"mode":"dark"}'],
  ['rail', '{"open":true}'],
  ['density', '2'],
  ['density|v1|editor', '{"rows":9}'],
  ['favourites|v1|editor', '[{"url":"/a"}]'],
  ['recents|v1|editor', '["/a","/b"]'],
  ['searches|v1|editor', '"asma"'],
  ['columns|v1|editor|symptoms', '[1,2]'],
  ['history-position', '7'],
  ['known-forms', '{}'],
  ['choose-several', '"yes"'],
  ['writing-desk-share', '"half"'],
  ['draft|v1|note|5|new', '"a note"'],
  ['draft|v1|note', '{"savedAt":1,"values":{}}'],
  ['NG_TRANSLATE_LANG_KEY', 'en'],
];

it.each(FOREIGN)(
  'F252: %s of another application on this origin, %s, is still there after a visit',
  async (name, text) => {
    [localStorage, sessionStorage].forEach(area => area.setItem(name, text));
    await set(name, text);
    startTheme();
    getToken();
    shown(useCollapsedRail);
    shown(() => useSeveral(true));
    shown(useShare);
    createKnownForms();
    expect([document.documentElement.dataset.bsTheme, chosenLocale()]).toEqual(['light', undefined]);
    await pruneDrafts();
    expect(await draftsOf('note')).toEqual([]);
    expect([localStorage.getItem(name), sessionStorage.getItem(name)]).toEqual([text, text]);
    await visit('/application-admin/symptoms');
    expect(await columns()).toContain('Sexo');
    expect(document.documentElement.dataset.density).toBe('comfortable');
    expect(localStorage.getItem(name)).toBe(text);
  },
);

it('F252: everything that is stored has a name of this console, except the token and drafts', () => {
  [localStore, sessionStore].forEach(store => store.set('theme', 'dark'));
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([
    ['medical-reference-console/theme'],
    ['medical-reference-console/theme'],
  ]);
  localStorage.setItem('theme', '"light"');
  expect(localStore.keys()).toEqual(['theme']);
});
