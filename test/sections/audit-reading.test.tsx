import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { audit } from '../mock-backend/audit';
import { server } from '../mock-backend/server';
import { visit } from '../support/visit';

const PAGE_SIZE = 20;

/**
 * Functions that respond to the requests for all events of a range, in the order of the requests. Each request is
 * pending until its function is called.
 */
const respondTo: ((response: Response) => void)[] = [];

beforeEach(() => {
  respondTo.length = 0;
  for (let number = 1; number <= 2 * PAGE_SIZE; number += 1) audit(`pessoa${number}`, 'senha errada');
  server.use(
    http.get('*/management/audits', ({ request }) => {
      // The list requests its own page. The mock backend responds to that.
      if (new URL(request.url).searchParams.get('size') === String(PAGE_SIZE)) return undefined;
      return new Promise<Response>(resolve => respondTo.push(resolve));
    }),
  );
});

const failureOf = (principal: string) =>
  HttpResponse.json(
    [
      {
        principal,
        timestamp: new Date().toISOString(),
        type: 'AUTHENTICATION_FAILURE',
        data: { remoteAddress: '127.0.0.1' },
      },
    ],
    { headers: { 'x-total-count': '1' } },
  );

const wereRequested = (count: number) => waitFor(() => expect(respondTo).toHaveLength(count));

/** Waits a second for the text, which is long after a response that was given before. */
const staysUnshown = (text: string) =>
  expect(waitFor(() => expect(screen.queryByText(text)).not.toBeNull(), { timeout: 1000 })).rejects.toThrow();

it('events of the previously selected range are not shown when they arrive after those of the new range, and cause no error before', async () => {
  const user = await visit('/admin/audits', 'admin');
  await screen.findByText('1–20 de 40');
  await user.click(screen.getByRole('checkbox', { name: 'Só falhas' }));
  await wereRequested(1);
  await user.click(screen.getByRole('button', { name: '7 dias' }));
  await wereRequested(2);
  await staysUnshown('Tentar de novo');
  respondTo[1](failureOf('recente'));
  await screen.findByText('recente');
  respondTo[0](failureOf('antiga'));
  await staysUnshown('antiga');
  expect(screen.getByText('recente')).toBeVisible();
});
