import { clearToken, getToken, storeToken } from 'core/http/token';

const KEY = 'jhi-authenticationToken';

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
