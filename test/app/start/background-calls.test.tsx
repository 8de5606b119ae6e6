/** @alone It starts the console as the page does, for good. */

import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { initStore } from 'app/start/internal/store';
import { BACKGROUND } from 'core/http/background';
import { getToken, storeToken } from 'core/http/token';
import { symptoms } from 'sections/symptoms/duck';
import { ptBr } from '../../../i18n/pt-br';
import { openSession, server } from '../../mock-backend/server';
import { setupUser } from '../../support/clock';
import { prepareRealStart, startConsole } from '../../support/real-start';

prepareRealStart();

interface BackgroundCall {
  call: string;
  url: string | RegExp;
  path?: string;
  /** Makes the console send the call, if opening the screen does not. */
  provoke?: (user: UserEvent) => unknown;
}

const searchInPalette = async (user: UserEvent) => {
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'dengue');
  await screen.findByText('Não foi possível procurar em: Doenças.');
  // A click outside the options closes the palette.
  await user.click(screen.getByRole('dialog'));
};

const CALLS: BackgroundCall[] = [
  { call: 'what kind of server it is', url: '*/management/info' },
  { call: 'whether the menu has gateway routes', url: '*/api/gateway/routes' },
  { call: 'what waits for its release', url: '*/api/sync-resumes' },
  { call: 'the next pushes', url: '*/api/notifications' },
  { call: 'the authorities before their dialog', url: /\/api\/(users\/)?authorities$/, path: '/admin/user-management' },
  {
    call: 'the rows of a list ahead',
    url: '*/api/symptoms',
    provoke: () =>
      initStore()
        .dispatch(symptoms.prefetch({}, BACKGROUND))
        .catch(() => undefined),
  },
  {
    call: 'the name of a record whose id is typed',
    url: '*/api/diseases',
    path: '/application-admin/notification/manage',
    provoke: async user => user.type(await screen.findByLabelText('ID da doença'), '7'),
  },
  { call: 'records for the palette', url: '*/api/diseases', provoke: searchInPalette },
];

describe.each(CALLS)('A background request ($call)', ({ url, path = '/', provoke }) => {
  it.each([401, 403, 500])('R24: that fails with %i does not sign the user out or create a message', async status => {
    let requested = 0;
    server.use(
      http.get(url, () => {
        requested += 1;
        return HttpResponse.json({ message: `error.http.${status}`, detail: 'Recusado.' }, { status });
      }),
    );
    const token = openSession('everything', false);
    storeToken(token, false);
    await startConsole(path);
    const user = setupUser();
    await screen.findByRole('heading', { level: 1 });
    await provoke?.(user);
    await waitFor(() => expect(requested).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Mensagens' }));
    expect(await screen.findByText(ptBr.messageLog.empty)).toBeVisible();
    expect(document.querySelector('.Toastify__toast')).toBeNull();
    expect(getToken()).toBe(token);
    expect(window.location.hash).toBe(`#${path}`);
  });
});
