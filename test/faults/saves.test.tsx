import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { reset, server } from '../mock-backend/server';
import { requests } from '../support/requests';
import { visit } from '../support/visit';
import { bySelector, found, REFUSALS } from './disturbances';
import { forms, isAt, openForm, SAVE, save, typeSomething } from './forms';

/** Forms that only create records have nothing to read. */
const CREATING = /\/(new|manage-mobile|manage-employee)$/;

/** Forms that begin with “Ocorreu um erro” where the server itself gives no reason (R126, R134, R160). */
const SAYING_FIRST = /\/(promotions|risk-factor|disease-synonym|synonym-group|notification|user-application)\//;

let response: (() => Response) | undefined;
let writes = 0;

beforeEach(() => {
  reset({ rich: true });
  response = undefined;
  writes = 0;
  server.use(
    http.all('*', ({ request }) => {
      if (request.method === 'GET' || request.url.endsWith('/authenticate')) return undefined;
      writes += 1;
      return response?.();
    }),
  );
});

const signInAgain = async (user: UserEvent, login: string) => {
  await user.type(await found('[data-cy="password"]'), login);
  await user.click(await found('[data-cy="submit"]'));
  await waitFor(() => expect(bySelector('[data-cy="loginTitle"]')).toBeNull());
};

describe.each(forms)(
  'R22, R64, F3: the form at $form loses nothing when a save is refused or fails, also with 401 or 403',
  one => {
    it('F1, F6, F8: no answer, 401, 403, 409 and 5xx are told in the form, leave the typed text and send nothing by themselves; a stored record is read again before it is overwritten; a double click then saves once', async () => {
      const { list, login } = one;
      const user = await visit(list, login);
      await openForm(user, one);
      // A number field accepts only the digit.
      const held = await typeSomething(user, ' ação 7');
      // The spaces around a name go when its field is left.
      const typed = (await held()).trim();
      const calls = requests();

      const alerts: (string | null | undefined)[] = [];
      for (const refusal of REFUSALS) {
        const before = writes;
        response = refusal;
        await save(user, 'click', alerts.length > 0);
        await waitFor(() => expect(bySelector('form .alert-danger')).not.toBeNull());
        alerts.push(bySelector('form .alert-danger')?.textContent);
        expect((await held()).trim()).toBe(typed);
        expect(document.body).not.toHaveTextContent(/Whitelabel|translation-not-found/);
        expect(writes).toBe(before + 1);
        expect(await found(SAVE)).toHaveAttribute('aria-disabled', 'false');
      }

      // The third refusal is a page with status 500.
      expect(alerts[2]?.startsWith('Ocorreu um erro.')).toBe(SAYING_FIRST.test(one.form));

      for (const status of [401, 403]) {
        const before = writes;
        response = () => HttpResponse.json({ message: `error.http.${status}` }, { status });
        await save(user, 'click', true);
        await signInAgain(user, login);
        expect((await held()).trim()).toBe(typed);
        expect(writes).toBe(before + 1);
        await waitFor(async () => expect(await found(SAVE)).toHaveFocus());
      }

      const read = calls.slice(
        0,
        calls.findIndex(call => /^(PUT|POST) /.test(call)),
      );
      expect(read.length > 0).toBe(!CREATING.test(one.form));

      response = () => HttpResponse.json({ id: 1 });
      const before = writes;
      await save(user, 'dblClick', true);
      await waitFor(() => expect(screen.getAllByText(/sucesso/i).length).toBeGreaterThan(0));
      await isAt(list);
      expect(writes).toBe(before + 1);
    });
  },
);
