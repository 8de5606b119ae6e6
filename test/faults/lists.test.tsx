import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { reset, server } from '../mock-backend/server';
import { confirmDelete } from '../support/confirm-delete';
import { ASKING, AT_ONCE } from '../support/deleting-lists';
import { hold } from '../support/hold';
import { requests } from '../support/requests';
import { visit } from '../support/visit';
import { bySelector, everySection, found, isOfTheScreen, REFUSALS, stable, WITHOUT_REQUEST } from './disturbances';

const lists = everySection.filter(({ path, screens }) => '/' in screens && !WITHOUT_REQUEST.includes(path));

let response: (() => Response) | undefined;

beforeEach(() => {
  reset({ rich: true });
  response = undefined;
});

describe.each(lists)(
  'F14, F15: the list at $list takes a page of HTML or broken JSON with status 200 for an error',
  ({ list: path, login }) => {
    it('F11, F12, F42: no answer, a page of HTML with 500 or 502, and 503 show a Retry button and no rows, until a retry succeeds', async () => {
      let requested = 0;
      server.use(
        http.get('*', ({ request }) => {
          if (!isOfTheScreen(request.url, path)) return undefined;
          requested += 1;
          return response?.();
        }),
      );
      [response] = REFUSALS;
      const user = await visit(path, login);
      for (const refusal of [...REFUSALS.slice(1), undefined]) {
        const retry = await screen.findByText('Tentar de novo', { selector: 'button' });
        await stable();
        expect(bySelector('[data-cy="entityTable"]')).toBeNull();
        expect(document.body).not.toHaveTextContent(/Whitelabel|translation-not-found|undefined|NaN/);
        const before = requested;
        response = refusal;
        await user.click(retry);
        await waitFor(() => expect(requested).toBeGreaterThan(before));
      }
      await waitFor(() => expect(screen.queryByText('Tentar de novo')).toBeNull());
    });
  },
);

const DELETE = '[data-cy="entityDeleteButton"]';

const deletedAtOnce = async () => expect(screen.queryByRole('dialog')).toBeNull();

const DELETABLE = [
  ...[...ASKING, 'application-pictures'].map(section => ({ section, answerQuestion: confirmDelete })),
  ...AT_ONCE.map(section => ({ section, answerQuestion: deletedAtOnce })),
];

const REFUSED = [
  () => HttpResponse.json({ message: 'error.relationship' }, { status: 400 }),
  () => HttpResponse.json({ status: 404 }, { status: 404 }),
];

describe.each(DELETABLE)(
  'F36: a row of $section that another user already deleted causes an error message',
  ({ section, answerQuestion }) => {
    it('R59, F35, F37: and so does a row that other records use: after each refusal the row stays, and the list is requested again', async () => {
      const path = `/application-admin/${section}`;
      let urls: string[] = [];
      server.use(http.get('*', ({ request: { url } }) => void (isOfTheScreen(url, path) && urls.push(url))));
      const user = await visit(path);
      const name = (await found(DELETE)).getAttribute('aria-label') ?? '';
      const sent = requests(/^DELETE/);
      for (const refusal of REFUSED) {
        const count = sent.length + 1;
        const respond = hold('delete', '*', refusal);
        const [question] = urls;
        urls = [];
        await user.dblClick(await found(DELETE));
        await answerQuestion(user);
        respond();
        await waitFor(() => expect(sent).toHaveLength(count));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
        expect(await screen.findByText('Não foi possível excluir.')).toBeVisible();
        await stable();
        expect(sent).toHaveLength(count);
        // After some refusals the row is looked for by its name, because a colleague may have deleted it.
        const isByName = (url: string) => /[?&](name|title|normalizedName)=/.test(url);
        await waitFor(() => expect(urls.filter(url => !isByName(url))).toEqual([question]));
      }
    });
  },
);
