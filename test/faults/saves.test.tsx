import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { areas } from 'app/sections';
import { reset, server } from '../mock-backend/server';
import { visit } from '../support/visit';
import { bySelector, found, REFUSALS, releaseButton } from './disturbances';

const FORM_PATHS = ['/manage', '/manages', '/manage-mobile'];

/** Every form of both menus that an account of its area can open. */
const forms = areas.flatMap(({ path: area, sections }) =>
  sections.flatMap(({ path, screens }) =>
    FORM_PATHS.filter(form => form in screens).map(form => ({
      list: `${area}/${path}`,
      form: `${area}/${path}${form}`,
    })),
  ),
);

const SAVE = '[data-cy="entityCreateSaveButton"]';
const EDIT = '[data-cy="entityEditButton"]';
const saveButton = () => found(SAVE);

/** Opens the first record of the list; customers are only ever entered anew in their form. */
const openForm = async ({ list, form }: (typeof forms)[number]) => {
  const login = list.startsWith('/admin') ? 'admin' : 'editor';
  const isNew = form.endsWith('-mobile');
  const user = await visit(isNew ? form : list, login);
  if (!isNew) await user.click(await found(`${EDIT}, [data-cy="entityDetailsButton"]`));
  // An interaction is viewed before it is edited.
  if (window.location.hash.includes('/view?')) await user.click(await found(`.list-page ${EDIT}`));
  await saveButton();
  return { user, login };
};

/** Presses Save, and "release now" where a section asks (R95). */
const save = async (user: UserEvent, press: 'click' | 'dblClick' = 'click') => {
  await user[press](await saveButton());
  const now = await releaseButton();
  if (now) await user[press](now);
};

/** Fills what a new record needs, types into the first text, and answers a reader of what it holds. */
const typeSomething = async (user: UserEvent) => {
  for (const control of document.querySelectorAll<HTMLInputElement>('form input[required]'))
    if (control.value === '') await user.type(control, control.name === 'email' ? 'ana@exemplo.com.br' : 'ana7');
  const selector = 'form input[type="text"]:not([readonly]):not([disabled]), form textarea:not([readonly])';
  const control = (await found(selector)) as HTMLInputElement;
  // A number keeps the digit only.
  await user.type(control, ' ação 7');
  const typed = control.value;
  const name = control.getAttribute('data-cy') ?? '';
  return { typed, held: () => bySelector(`form [data-cy="${name}"]`) };
};

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

describe.each(forms)('the form at $form', one => {
  it('faults 1, 3, 6, 8, 11, 12, 14, 15, 19: keeps what was typed, sends nothing by itself, and saves in the end', async () => {
    const { user, login } = await openForm(one);
    const { typed, held } = await typeSomething(user);

    for (const refusal of REFUSALS) {
      const before = writes;
      response = refusal;
      await save(user);
      await waitFor(() => expect(bySelector('form .alert-danger')).not.toBeNull());
      expect(held()).toHaveValue(typed);
      expect(document.body).not.toHaveTextContent(/Whitelabel|translation-not-found/);
      expect(writes).toBe(before + 1);
      expect(await saveButton()).toHaveAttribute('aria-disabled', 'false');
    }

    for (const status of [401, 403]) {
      const before = writes;
      response = () => HttpResponse.json({ message: `error.http.${status}` }, { status });
      await save(user);
      await signInAgain(user, login);
      expect(held()).toHaveValue(typed);
      expect(writes).toBe(before + 1);
      await waitFor(async () => expect(await saveButton()).toHaveFocus());
    }

    response = () => HttpResponse.json({ id: 1 });
    const before = writes;
    await save(user, 'dblClick');
    await waitFor(() => expect(screen.getAllByText(/sucesso/i).length).toBeGreaterThan(0));
    expect(writes).toBe(before + 1);
  });
});
