import { clearToken, getToken, noteSharedToken, storeToken } from 'core/http/token';

const KEY = 'jhi-authenticationToken';
const storedTokens = () => [localStorage.getItem(KEY), sessionStorage.getItem(KEY)];

afterEach(() => noteSharedToken(false));

it.each([
  ['beyond the session, when that is asked for', true, localStorage, sessionStorage],
  ['for the session alone', false, sessionStorage, localStorage],
])('a token is stored %s, and an older one is removed', (_what, rememberMe, area, other) => {
  other.setItem(KEY, '"older"');
  storeToken('a.b-c', rememberMe);
  expect([area.getItem(KEY), other.getItem(KEY)]).toEqual(['"a.b-c"', null]);
  expect(getToken()).toBe('a.b-c');
});

it('a cleared token is removed from both storages', () => {
  localStorage.setItem(KEY, '"a"');
  sessionStorage.setItem(KEY, '"b"');
  clearToken();
  expect([storedTokens(), getToken()]).toEqual([[null, null], undefined]);
});

it.each(['a b', 'ação', '', 'a\n', ' a'])('%j is not a token and is removed', stored => {
  localStorage.setItem(KEY, JSON.stringify(stored));
  expect(getToken()).toBeUndefined();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it.each([7, null, ['a'], { a: 'b' }])(
  'F252: %j is not a token and stays for the application that stored it',
  stored => {
    localStorage.setItem(KEY, JSON.stringify(stored));
    expect(getToken()).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBe(JSON.stringify(stored));
  },
);

it('the token of this tab has priority over the token that all tabs share', () => {
  localStorage.setItem(KEY, '"shared"');
  sessionStorage.setItem(KEY, '"own"');
  expect(getToken()).toBe('own');
});

describe('a shared token of another user', () => {
  beforeEach(() => {
    localStorage.setItem(KEY, '"other"');
    noteSharedToken(true);
  });

  it('is neither used nor removed', () => {
    expect(getToken()).toBeUndefined();
    sessionStorage.setItem(KEY, '"own"');
    clearToken();
    expect(storedTokens()).toEqual(['"other"', null]);
  });

  it('stays when a token is stored for the session only', () => {
    storeToken('own', false);
    expect(storedTokens()).toEqual(['"other"', '"own"']);
    expect(getToken()).toBe('own');
  });

  it('is replaced by a token that is stored beyond the session', () => {
    storeToken('own', true);
    expect(storedTokens()).toEqual(['"own"', null]);
    expect(getToken()).toBe('own');
  });
});
