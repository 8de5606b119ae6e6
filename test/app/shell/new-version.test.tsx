import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../mock-backend/server';
import { provokesOffences } from '../../support/offences';
import { visit } from '../../support/visit';

const MINUTE = 60_000;
const NOTICE = 'Há uma versão nova do console.';
const FORM = '/application-admin/risk-factor/manage';

const serve = (answer: () => Response) => {
  let requestCount = 0;
  // This file is next to the page and is not a call of the API.
  provokesOffences(/sizes\.json/);
  server.use(
    http.get('*/sizes.json', () => {
      requestCount += 1;
      return answer();
    }),
  );
  return () => requestCount;
};

const version = (text: unknown) => () => HttpResponse.json({ version: text, files: {} });

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const show = (visibilityState: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

/** Hides the tab for this time and shows it again. */
const beAway = async (milliseconds: number) => {
  // The code that watches for a new version is loaded in idle time after the first screen.
  await pass(5000);
  await act(() => import('app/shell/internal/new-version-notice'));
  show('hidden');
  await pass(milliseconds);
  show('visible');
  await pass(1000);
};

afterEach(() => jest.restoreAllMocks());

describe('The check for a new version', () => {
  it('shows a notice with a reload button, which the user can close, when the tab is visible again after ten minutes', async () => {
    serve(version('9.9.9'));
    const user = await visit(FORM);
    await beAway(10 * MINUTE);
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('sends no request when the tab becomes visible again after nine minutes', async () => {
    const requestCount = serve(version('9.9.9'));
    await visit(FORM);
    await beAway(9 * MINUTE);
    expect(requestCount()).toBe(0);
  });

  it('shows no notice while there is unsaved work', async () => {
    const requestCount = serve(version('9.9.9'));
    const user = await visit(FORM);
    await user.type(await screen.findByLabelText(/^Nome/), 'Fumo');
    await beAway(11 * MINUTE);
    expect(requestCount()).toBe(1);
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it.each([
    ['is the same', version('test')],
    ['is not told', version(undefined)],
    ['cannot be read', () => HttpResponse.html('<h1>Console</h1>')],
    ['cannot be had', () => HttpResponse.error()],
  ])('shows no notice when the version %s', async (_, answer) => {
    const requestCount = serve(answer);
    await visit(FORM);
    await beAway(11 * MINUTE);
    expect(requestCount()).toBe(1);
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});
