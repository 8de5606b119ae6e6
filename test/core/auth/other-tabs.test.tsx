import { loadSession, noteSignIn } from 'core/auth/authentication.duck';
import { getToken, noteSharedToken, storeToken } from 'core/http/token';
import { openSessionStore, TOKEN } from '../../support/session-store';
import '../../support/http';

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
