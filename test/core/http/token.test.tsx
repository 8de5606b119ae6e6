import { clearToken, getToken, noteSharedToken, storeToken } from 'core/http/token';

const KEY = 'jhi-authenticationToken';
const storedTokens = () => [localStorage.getItem(KEY), sessionStorage.getItem(KEY)];

afterEach(() => noteSharedToken(false));

it.each([
  ['beyond the session, when that is asked for', true, localStorage, sessionStorage],
  ['for the session alone', false, sessionStorage, localStorage],
])('a token is kept %s, and an older one nowhere', (_what, rememberMe, area, other) => {
  other.setItem(KEY, '"older"');
  storeToken('a.b-c', rememberMe);
  expect([area.getItem(KEY), other.getItem(KEY)]).toEqual(['"a.b-c"', null]);
  expect(getToken()).toBe('a.b-c');
});

it('a token that is cleared is kept nowhere', () => {
  localStorage.setItem(KEY, '"a"');
  sessionStorage.setItem(KEY, '"b"');
  clearToken();
  expect([localStorage.getItem(KEY), sessionStorage.getItem(KEY), getToken()]).toEqual([null, null, undefined]);
});

it.each(['a b', 'ação', '', 'a\n', ' a'])('%j can stand in no header, and is no token', stored => {
  localStorage.setItem(KEY, JSON.stringify(stored));
  expect(getToken()).toBeUndefined();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it.each([7, null, ['a'], { a: 'b' }])('%j is no text, and no token', stored => {
  sessionStorage.setItem(KEY, JSON.stringify(stored));
  expect(getToken()).toBeUndefined();
});

it('a token of this tab alone goes before the one that all tabs share', () => {
  localStorage.setItem(KEY, '"shared"');
  sessionStorage.setItem(KEY, '"own"');
  expect(getToken()).toBe('own');
});

describe('a shared token of somebody else', () => {
  beforeEach(() => {
    localStorage.setItem(KEY, '"other"');
    noteSharedToken(true);
  });

  it('is neither taken nor removed', () => {
    expect(getToken()).toBeUndefined();
    sessionStorage.setItem(KEY, '"own"');
    clearToken();
    expect(storedTokens()).toEqual(['"other"', null]);
  });

  it('stays beside a token for the session alone', () => {
    storeToken('own', false);
    expect(storedTokens()).toEqual(['"other"', '"own"']);
    expect(getToken()).toBe('own');
  });

  it('is replaced where one’s own is to be remembered', () => {
    storeToken('own', true);
    expect(storedTokens()).toEqual(['"own"', null]);
    expect(getToken()).toBe('own');
  });
});
