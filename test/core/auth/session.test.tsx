import { renderHook } from '@testing-library/react';
import { AxiosError } from 'axios';
import { http, HttpResponse } from 'msw';
import { loadSession, login, logout, noteSignIn, noteSignOut } from 'core/auth/authentication.duck';
import { authentication } from 'core/auth/authentication-reducer';
import { onSignOut } from 'core/auth/sign-out';
import { readEarly } from 'core/http/early-reads';
import { clearToken, getToken, noteSharedToken, storeToken } from 'core/http/token';
import { localeSlice } from 'core/i18n/locale.duck';
import { keepLocale } from 'core/i18n/locales';
import { useUnsavedWork } from 'core/navigation/open-forms';
import type { Thunk } from 'core/redux/request';
import { InvalidResponse } from 'core/responses/responses';
import { server } from '../../mock-backend/server';
import { openStore } from '../../support/duck-calls';
import { hold } from '../../support/hold';
import '../../support/http';

const TOKEN = 'a.b.c';
const ANA = { id: 7, login: 'ana', activated: true, authorities: ['ROLE_USER'] };

/** A new store, and the `authorization` headers of the requests for the account. The server responds with `account`. */
const openSessionStore = (account: object = ANA) => {
  const { dispatch, getState } = openStore(authentication, localeSlice);
  const authorizations: string[] = [];
  server.use(
    http.get('*/api/account/me', ({ request }) => {
      authorizations.push(request.headers.get('authorization') ?? 'nobody');
      return HttpResponse.json(account);
    }),
  );
  return {
    authorizations,
    dispatch: (action: Thunk) => dispatch(action),
    session: () => authentication.select(getState()),
    language: () => localeSlice.select(getState()).currentLocale,
  };
};

/** Resolves with the next message that another tab receives. */
const messageInOtherTab = () =>
  new Promise(resolve => {
    const otherTab = new BroadcastChannel('console-tabs');
    otherTab.onmessage = ({ data }) => {
      otherTab.close();
      resolve(data);
    };
  });

/** The server responds to a sign-in with 200 and this `authorization` header. */
const answerSignIn = (authorization?: string) => {
  const headers: HeadersInit = authorization === undefined ? {} : { authorization };
  server.use(http.post('*/api/authenticate', () => HttpResponse.json({}, { headers })));
};

describe('at startup, the console', () => {
  it('sends no session request without a token and knows that nobody is signed in', async () => {
    const { authorizations, dispatch, session } = openSessionStore();
    await dispatch(loadSession());
    expect([authorizations, session().sessionHasBeenFetched, session().isAuthenticated]).toEqual([[], true, false]);
  });

  it('loads the account of the token', async () => {
    storeToken(TOKEN, false);
    const { authorizations, dispatch, session } = openSessionStore({ ...ANA, name: 7 });
    await dispatch(loadSession());
    expect(authorizations).toEqual([`Bearer ${TOKEN}`]);
    expect(session()).toMatchObject({ isAuthenticated: true, account: { login: 'ana', name: '7' } });
    expect(getToken()).toBe(TOKEN);
  });

  it('rejects an account response that is an array', async () => {
    storeToken(TOKEN, false);
    const { dispatch } = openSessionStore([ANA]);
    await expect(dispatch(loadSession())).rejects.toBeInstanceOf(InvalidResponse);
  });

  it.each([
    ['en', undefined, 'en'],
    ['EN', undefined, 'en'],
    ['en', 'pt-br', 'pt-br'],
    ['fr', undefined, undefined],
  ] as const)('selects the language: the account has %s, the browser stored %s', async (langKey, chosen, spoken) => {
    storeToken(TOKEN, false);
    if (chosen) keepLocale(chosen);
    const { dispatch, language } = openSessionStore({ ...ANA, langKey });
    await dispatch(loadSession());
    expect(language()).toBe(spoken);
  });
});

it.each([
  [true, true],
  [false, false],
  [undefined, false],
  ['true', false],
])('F68: an account with activated %j is authenticated: %s', async (activated, isAuthenticated) => {
  storeToken(TOKEN, false);
  const { dispatch, session } = openSessionStore({ ...ANA, activated });
  await dispatch(loadSession());
  expect([session().isAuthenticated, getToken()]).toEqual([isAuthenticated, isAuthenticated ? TOKEN : undefined]);
});

describe('an answer about the session that comes late', () => {
  /** The server holds its first answer about the account of TOKEN. The account of any later token is that of Bia. */
  const holdAccount = (status: number) => {
    storeToken(TOKEN, false);
    const opened = openSessionStore({ ...ANA, login: 'bia' });
    const letGo = hold('get', '*/api/account/me', () => HttpResponse.json(ANA, { status }));
    const loaded = opened.dispatch(loadSession()).then(
      () => 'loaded',
      () => 'rejected',
    );
    return { ...opened, answer: () => (letGo(), loaded) };
  };

  it.each([200, 401, 500])('with %i does not sign in a user who has signed out meanwhile', async status => {
    const { dispatch, session, answer } = holdAccount(status);
    await dispatch(logout());
    expect(await answer()).toBe('rejected');
    expect(session()).toMatchObject({ isAuthenticated: false, account: {}, loading: false });
    expect(getToken()).toBeUndefined();
  });

  it.each([200, 401, 500])('with %i leaves the user who has signed in meanwhile', async status => {
    const { session, answer, authorizations } = holdAccount(status);
    storeToken('d.e.f', false);
    expect(await answer()).toBe('loaded');
    expect(session()).toMatchObject({ isAuthenticated: true, account: { login: 'bia' } });
    expect(authorizations).toEqual(['Bearer d.e.f']);
  });
});

describe('the prefetched account', () => {
  it('is used once, and the next load requests it again', async () => {
    storeToken(TOKEN, false);
    const { authorizations } = openSessionStore();
    readEarly('/');
    const { dispatch, session } = openSessionStore({ ...ANA, login: 'later' });
    await dispatch(loadSession());
    expect([authorizations, session().account.login]).toEqual([[`Bearer ${TOKEN}`], 'ana']);
    await dispatch(loadSession());
    expect(session().account.login).toBe('later');
  });

  it('is requested as JSON', async () => {
    storeToken(TOKEN, false);
    const accepted = new Promise(resolve => {
      server.use(
        http.get('*/api/account/me', ({ request }) => {
          resolve(request.headers.get('accept'));
          return HttpResponse.json(ANA);
        }),
      );
    });
    readEarly('/');
    await openSessionStore().dispatch(loadSession());
    expect(await accepted).toBe('application/json');
  });

  it('is not requested without a token', async () => {
    const { authorizations } = openSessionStore();
    readEarly('/');
    storeToken(TOKEN, false);
    const { dispatch, session } = openSessionStore({ ...ANA, login: 'later' });
    await dispatch(loadSession());
    expect([authorizations, session().account.login]).toEqual([[], 'later']);
  });

  it.each([
    ['a refusal', () => HttpResponse.json({ message: 'error.x' }, { status: 503 }), 'ERR_BAD_REQUEST', 503],
    ['no answer', () => HttpResponse.error(), 'ERR_NETWORK', undefined],
  ])('fails like any other request, and the next load works: %s', async (_what, answer, code, status) => {
    storeToken(TOKEN, false);
    server.use(http.get('*/api/account/me', answer, { once: true }));
    readEarly('/');
    const { dispatch, session } = openSessionStore();
    const failure: unknown = await dispatch(loadSession()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AxiosError);
    expect(failure).toMatchObject({ code });
    expect((failure as AxiosError).response?.status).toBe(status);
    expect(session().errorMessage).toBe(failure);
    await dispatch(loadSession());
    expect(session().account.login).toBe('ana');
  });
});

describe('a sign-in', () => {
  it('is announced to the other tabs only if it is remembered, because they share its token', async () => {
    answerSignIn(`Bearer ${TOKEN}`);
    const message = messageInOtherTab();
    await openSessionStore({ ...ANA, login: 'bia' }).dispatch(login('bia', 'secret'));
    await openSessionStore().dispatch(login('ana@exemplo.br', 'secret', true));
    expect(await message).toEqual({ message: 'login', about: 'ana' });
  });

  it.each([undefined, '', 'Bearer ', `Basic ${TOKEN}`, 'Bearer a b'])(
    'F64: fails if the authorization header of the response is %j',
    async header => {
      answerSignIn(header);
      const { authorizations, dispatch, session } = openSessionStore();
      await expect(dispatch(login('ana', 'secret'))).rejects.toBeInstanceOf(InvalidResponse);
      expect([authorizations, getToken(), session().loginError]).toEqual([[], undefined, true]);
    },
  );

  it('over a form keeps its account when it is refused, and closes the sign-in when it succeeds', async () => {
    storeToken(TOKEN, false);
    const { dispatch, session } = openSessionStore();
    await dispatch(loadSession());
    clearToken();
    await dispatch(loadSession());
    answerSignIn();
    await dispatch(login('ana', 'wrong')).catch(() => undefined);
    expect(session()).toMatchObject({ account: ANA, loginError: true, showModalLogin: true, loading: false });
    answerSignIn(`Bearer ${TOKEN}`);
    await dispatch(login('ana', 'secret'));
    expect(session()).toMatchObject({ account: ANA, loginError: false, showModalLogin: false, loading: false });
  });

  it('to an account that is not activated fails with a message and stores no token', async () => {
    answerSignIn(`Bearer ${TOKEN}`);
    const { dispatch } = openSessionStore({ ...ANA, activated: false });
    await expect(dispatch(login('ana', 'secret'))).rejects.toThrow('login.messages.error.notActivated');
    expect(getToken()).toBeUndefined();
  });
});

describe('a user who signs out', () => {
  const signedOut = jest.fn<void, [string]>();
  onSignOut(signedOut);
  onSignOut(signedOut);
  beforeEach(() => signedOut.mockClear());

  const signIn = async () => {
    storeToken(TOKEN, true);
    const opened = openSessionStore();
    await opened.dispatch(loadSession());
    return opened;
  };
  const openForm = (isUnsaved: boolean) => {
    const discard = jest.fn();
    const keep = jest.fn(() => ['key']);
    renderHook(() => useUnsavedWork(true, { discard, isUnsaved: () => isUnsaved, keep }));
    return { discard, keep };
  };

  it('F244: leaves no session behind, and no form loses its draft', async () => {
    const { dispatch, session } = await signIn();
    const { discard } = openForm(true);
    await dispatch(logout());
    expect([getToken(), session().account, session().isAuthenticated]).toEqual([undefined, {}, false]);
    expect(signedOut.mock.calls).toEqual([['ana']]);
    expect(discard).not.toHaveBeenCalled();
  });

  it('in another tab leaves nothing behind here if no form is unsaved', async () => {
    const { dispatch, session } = await signIn();
    const { keep } = openForm(false);
    await dispatch(noteSignOut('ana'));
    expect([getToken(), session().account, session().isAuthenticated]).toEqual([undefined, {}, false]);
    expect(signedOut.mock.calls).toEqual([['ana']]);
    expect(keep).not.toHaveBeenCalled();
  });
});

const KEY = 'jhi-authenticationToken';

describe('in another tab, a remembered sign-in', () => {
  afterEach(() => noteSharedToken(false));

  const signedInHere = async (rememberMe: boolean) => {
    storeToken(TOKEN, rememberMe);
    const opened = openSessionStore();
    await opened.dispatch(loadSession());
    // Another tab stores its token in the same storage.
    localStorage.setItem(KEY, '"other"');
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
    expect(localStorage.getItem(KEY)).toBe('"other"');
  });

  it('does not block its token in this tab if nobody is signed in here', async () => {
    localStorage.setItem(KEY, '"other"');
    await openSessionStore().dispatch(noteSignIn('bia'));
    expect(getToken()).toBe('other');
  });
});
