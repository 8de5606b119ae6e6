import { AxiosError } from 'axios';
import { http, HttpResponse } from 'msw';
import { applyMiddleware, combineReducers, legacy_createStore as createStore } from 'redux';
import promiseMiddleware from 'redux-promise-middleware';
import { thunk, type ThunkDispatch } from 'redux-thunk';
import { renderHook } from '@testing-library/react';
import { prefetchAccount } from 'core/auth/account-prefetch';
import {
  clearAuthentication,
  leaveSession,
  loadSession,
  login,
  logout,
  noteSignIn,
} from 'core/auth/authentication.duck';
import { authentication } from 'core/auth/authentication-reducer';
import { onSignOut } from 'core/auth/sign-out';
import { InvalidResponse } from 'core/http/responses';
import { getToken, noteSharedToken, storeToken } from 'core/http/token';
import { keepLocale } from 'core/i18n/chosen-locale';
import locale from 'core/i18n/locale.duck';
import { useUnsavedWork } from 'core/navigation/unsaved-work';
import type { Thunk } from 'core/redux/request';
import { server } from '../../mock-backend/server';
import '../../support/http';

const TOKEN = 'a.b.c';
const ANA = { id: 7, login: 'ana', activated: true, authorities: ['ROLE_USER'] };

/** A store of its own, and what was asked of a server whose account is this one. */
const open = (account: object = ANA) => {
  const reducer = combineReducers({ authentication: authentication.reducer, locale });
  const store = createStore(reducer, applyMiddleware(thunk, promiseMiddleware));
  const dispatch: ThunkDispatch<unknown, unknown, { type: string }> = store.dispatch;
  const asked: string[] = [];
  server.use(
    http.get('*/api/account/me', ({ request }) => {
      asked.push(request.headers.get('authorization') ?? 'nobody');
      return HttpResponse.json(account);
    }),
  );
  return {
    asked,
    dispatch: (action: Thunk) => dispatch(action),
    session: () => store.getState().authentication,
    language: () => store.getState().locale.currentLocale,
  };
};

/** What a server answers to a sign-in, beside 200; what it was sent. */
const answerSignIn = (authorization?: string) => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/authenticate', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({}, { headers: authorization === undefined ? {} : { authorization } });
    }),
  );
  return sent;
};

describe('at its start the console', () => {
  it('asks nobody without a token, and knows that nobody is signed in', async () => {
    const { asked, dispatch, session } = open();
    await dispatch(loadSession());
    expect([asked, session().sessionHasBeenFetched, session().isAuthenticated]).toEqual([[], true, false]);
  });

  it('loads the account of the token', async () => {
    storeToken(TOKEN, false);
    const { asked, dispatch, session } = open({ ...ANA, name: 7 });
    await dispatch(loadSession());
    expect(asked).toEqual([`Bearer ${TOKEN}`]);
    expect(session()).toMatchObject({ isAuthenticated: true, account: { login: 'ana', name: '7' } });
    expect(getToken()).toBe(TOKEN);
  });

  it('drops the token of an account that is not activated', async () => {
    storeToken(TOKEN, false);
    const { dispatch, session } = open({ ...ANA, activated: false });
    await dispatch(loadSession());
    expect([session().isAuthenticated, getToken()]).toEqual([false, undefined]);
  });

  it('takes no account that is none', async () => {
    storeToken(TOKEN, false);
    const { dispatch } = open([ANA]);
    await expect(dispatch(loadSession())).rejects.toBeInstanceOf(InvalidResponse);
  });

  it.each([
    ['en', undefined, 'en'],
    ['EN', undefined, 'en'],
    ['en', 'pt-br', 'pt-br'],
    ['fr', undefined, undefined],
  ] as const)('speaks: the account has %s, the browser chose %s', async (langKey, chosen, spoken) => {
    storeToken(TOKEN, false);
    if (chosen) keepLocale(chosen);
    const { dispatch, language } = open({ ...ANA, langKey });
    await dispatch(loadSession());
    expect(language()).toBe(spoken);
  });
});

describe('the account that is asked for ahead', () => {
  it('is taken once, and asked for anew later', async () => {
    storeToken(TOKEN, false);
    const { asked } = open();
    prefetchAccount();
    const { dispatch, session } = open({ ...ANA, login: 'later' });
    await dispatch(loadSession());
    expect([asked, session().account.login]).toEqual([[`Bearer ${TOKEN}`], 'ana']);
    await dispatch(loadSession());
    expect(session().account.login).toBe('later');
  });

  it('is asked for as JSON', async () => {
    storeToken(TOKEN, false);
    const accepted = new Promise(resolve => {
      server.use(
        http.get('*/api/account/me', ({ request }) => {
          resolve(request.headers.get('accept'));
          return HttpResponse.json(ANA);
        }),
      );
    });
    prefetchAccount();
    await open().dispatch(loadSession());
    expect(await accepted).toBe('application/json');
  });

  it('is not asked for without a token', async () => {
    const { asked } = open();
    prefetchAccount();
    storeToken(TOKEN, false);
    const { dispatch, session } = open({ ...ANA, login: 'later' });
    await dispatch(loadSession());
    expect([asked, session().account.login]).toEqual([[], 'later']);
  });

  it.each([
    ['a refusal', () => HttpResponse.json({ message: 'error.x' }, { status: 503 }), 'ERR_BAD_REQUEST', 503],
    ['no answer', () => HttpResponse.error(), 'ERR_NETWORK', undefined],
  ])('fails as any request does: %s', async (_what, answer, code, status) => {
    storeToken(TOKEN, false);
    server.use(http.get('*/api/account/me', answer, { once: true }));
    prefetchAccount();
    const { dispatch, session } = open();
    const failure: unknown = await dispatch(loadSession()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AxiosError);
    expect(failure).toMatchObject({ code });
    expect((failure as AxiosError).response?.status).toBe(status);
    expect(session().errorMessage).toBe(failure);
    await dispatch(loadSession());
    expect(session().account.login).toBe('ana');
  });
});

/** What the next tab hears. */
const hearInOtherTab = () =>
  new Promise(resolve => {
    const otherTab = new BroadcastChannel('console-tabs');
    otherTab.onmessage = ({ data }) => {
      otherTab.close();
      resolve(data);
    };
  });

describe('a sign-in', () => {
  it.each([
    [true, localStorage],
    [false, sessionStorage],
    [undefined, sessionStorage],
  ])('that is remembered: %s keeps its token there, and loads the account', async (rememberMe, area) => {
    const sent = answerSignIn(`Bearer  ${TOKEN} `);
    const { asked, dispatch, session } = open();
    await dispatch(login('ana', 'secret', rememberMe));
    expect(sent).toEqual([{ username: 'ana', password: 'secret', rememberMe: rememberMe ?? false }]);
    expect(area.getItem('jhi-authenticationToken')).toBe(`"${TOKEN}"`);
    expect([asked, session().isAuthenticated, session().loginSuccess]).toEqual([[`Bearer ${TOKEN}`], true, true]);
  });

  it('is told of to the other tabs where it is remembered, for they share its token', async () => {
    answerSignIn(`Bearer ${TOKEN}`);
    const heard = hearInOtherTab();
    await open({ ...ANA, login: 'bia' }).dispatch(login('bia', 'secret'));
    await open().dispatch(login('ana@exemplo.br', 'secret', true));
    expect(await heard).toEqual({ message: 'login', about: 'ana' });
  });

  it.each([undefined, '', 'Bearer ', `Basic ${TOKEN}`, 'Bearer a b'])(
    'whose answer has the header %j is none',
    async header => {
      answerSignIn(header);
      const { asked, dispatch, session } = open();
      await expect(dispatch(login('ana', 'secret'))).rejects.toBeInstanceOf(InvalidResponse);
      expect([asked, getToken(), session().loginError]).toEqual([[], undefined, true]);
    },
  );

  it('to an account that is not activated says so', async () => {
    answerSignIn(`Bearer ${TOKEN}`);
    const { dispatch } = open({ ...ANA, activated: false });
    await expect(dispatch(login('ana', 'secret'))).rejects.toThrow('login.messages.error.notActivated');
    expect(getToken()).toBeUndefined();
  });
});

describe('a sign-in in another tab, whose token all tabs share,', () => {
  afterEach(() => noteSharedToken(false));

  const signedInHere = async (rememberMe: boolean) => {
    storeToken(TOKEN, rememberMe);
    const opened = open();
    await opened.dispatch(loadSession());
    // Another tab keeps its token in the same storage.
    localStorage.setItem('jhi-authenticationToken', '"other"');
    return opened;
  };

  it.each([
    ['of somebody else ends the session here, and its owner stays known', 'bia', true, undefined, false],
    ['of somebody unknown does so too', undefined, true, undefined, false],
    ['of somebody else leaves alone who has a token for this tab', 'bia', false, TOKEN, true],
    ['of the same person is one here too', 'ana', true, 'other', true],
  ])('%s', async (_what, signedIn, rememberMe, token, isAuthenticated) => {
    const { dispatch, session } = await signedInHere(rememberMe);
    await dispatch(noteSignIn(signedIn));
    expect(getToken()).toBe(token);
    expect(session()).toMatchObject({ isAuthenticated, account: { login: 'ana' } });
    expect(localStorage.getItem('jhi-authenticationToken')).toBe('"other"');
  });

  it('changes nothing where nobody is signed in', async () => {
    localStorage.setItem('jhi-authenticationToken', '"other"');
    await open().dispatch(noteSignIn('bia'));
    expect(getToken()).toBe('other');
  });
});

describe('who signs out', () => {
  const signedOut = jest.fn<void, [string]>();
  onSignOut(signedOut);
  onSignOut(signedOut);
  beforeEach(() => signedOut.mockClear());

  const signIn = async () => {
    storeToken(TOKEN, true);
    const opened = open();
    await opened.dispatch(loadSession());
    const discard = jest.fn();
    renderHook(() => useUnsavedWork(true, discard));
    return { ...opened, discard };
  };

  it.each([
    ['leaves nothing behind', undefined, 'ana', 1],
    ['in another tab leaves nothing behind here', 'ana', 'ana', 1],
    ['in another tab, as somebody else, leaves the form to its owner', 'bia', 'bia', 0],
  ])('%s', async (_who, leaving, told, discards) => {
    const { dispatch, session, discard } = await signIn();
    await dispatch(leaveSession(leaving));
    expect([getToken(), session().account, session().isAuthenticated]).toEqual([undefined, {}, false]);
    expect(signedOut.mock.calls).toEqual([[told]]);
    expect(discard).toHaveBeenCalledTimes(discards);
  });

  it('is told of to the other tabs', async () => {
    const heard = hearInOtherTab();
    const { dispatch, session } = await signIn();
    await dispatch(logout());
    expect(await heard).toEqual({ message: 'logout', about: 'ana' });
    expect([getToken(), session().account]).toEqual([undefined, {}]);
  });

  it('without being signed in tells nobody', async () => {
    await open().dispatch(leaveSession());
    expect(signedOut).not.toHaveBeenCalled();
  });
});

it.each([
  [undefined, { type: 'authentication/CLEAR_AUTH' }],
  ['error.x', { type: 'authentication/ERROR_MESSAGE', message: 'error.x' }],
])('a session that was refused loses its token, and tells %j', (key, action) => {
  storeToken(TOKEN, true);
  expect(clearAuthentication(key)).toEqual(action);
  expect(getToken()).toBeUndefined();
});
