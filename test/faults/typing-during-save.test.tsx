import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ptBr } from '../../i18n/pt-br';
import { server, table } from '../mock-backend/server';
import { visit } from '../support/visit';
import { found } from './disturbances';

const SAVE = '[data-cy="entityCreateSaveButton"]';
const LATER = ptBr.changes.savedBefore;

/** Holds every write until the test responds to it; with undefined, the mock backend responds. */
const holdWrites = () => {
  const sent: { method: string; body: unknown }[] = [];
  let answer: (response?: Response) => void = () => undefined;
  const hold = async ({ request }: { request: Request }) => {
    sent.push({ method: request.method, body: await request.clone().json() });
    return new Promise<Response | undefined>(resolve => {
      answer = resolve;
    });
  };
  server.use(http.post(/\/api\/(?!authenticate)/, hold), http.put(/\/api\//, hold));
  return { sent, answer: (response?: Response) => answer(response) };
};

const FORMS = [
  { what: 'a new synonym', path: '/application-admin/disease-synonym/manage', login: 'editor', field: /^Nome/ },
  { what: 'a stored user', path: '/admin/user-management/employee/edit', login: 'admin', field: /^Nome/ },
];

describe.each(FORMS)('text typed while $what is being saved', ({ path, login, field }) => {
  const saveAndType = async () => {
    const held = holdWrites();
    const user = await visit(path, login);
    const input = await screen.findByLabelText(field);
    await user.clear(input);
    await user.type(input, 'Febre');
    await user.click(await found(SAVE));
    await waitFor(() => expect(held.sent).toHaveLength(1));
    await user.type(input, ' alta');
    return { ...held, user, input };
  };

  it('R69, F107: remains after the save, is reported as unsaved, and is sent as an update at the next save', async () => {
    const { sent, answer, user, input } = await saveAndType();
    answer();
    expect(await screen.findByText(LATER)).toBeVisible();
    expect(window.location.hash.split('?')[0]).toBe(`#${path}`);
    expect(input).toHaveValue('Febre alta');
    await user.click(await found(SAVE));
    await waitFor(() => expect(sent).toHaveLength(2));
    answer();
    await found('.list-page');
    expect(sent[1]).toEqual({ method: 'PUT', body: expect.objectContaining({ id: expect.any(Number) }) });
    expect(JSON.stringify(sent[1].body)).toContain('Febre alta');
  });

  it('F107: remains when the save fails', async () => {
    const { answer, input } = await saveAndType();
    answer(new HttpResponse(null, { status: 500 }));
    await found('form .alert-danger');
    expect(input).toHaveValue('Febre alta');
    expect(screen.queryByText(LATER)).toBeNull();
  });
});

it('text typed in the moment before a saved form returns to its list keeps it open, and the next save sends it', async () => {
  table('diseaseSynonyms').insert({ name: 'Febre' });
  const user = await visit('/application-admin/disease-synonym');
  await user.click(await screen.findByRole('link', { name: 'Febre' }));
  const input = await screen.findByLabelText(/^Nome/);
  await user.type(input, ' alta');
  await user.click(await found(SAVE));
  await screen.findByText(ptBr.messages.saveSuccess);
  await user.type(input, '!');
  expect(await screen.findByText(LATER)).toBeVisible();
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(screen.queryByText(LATER)).toBeNull());
  await user.type(input, '?');
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(input).toHaveValue('Febre alta?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await found(SAVE));
  expect(await screen.findByRole('link', { name: 'Febre alta?' })).toBeVisible();
});

/** New records that the form cannot update after it has created them. */
const ONCE = [
  {
    what: 'whose id did not come back',
    path: '/application-admin/disease-synonym/manage',
    labels: [/^Nome/],
    response: new HttpResponse(null, { status: 201 }),
  },
  {
    what: 'whose section can only create records',
    path: '/application-admin/user-application/manage-employee',
    labels: [/^E-mail/, /^Usuário/, /^Nome/],
  },
];

it.each(ONCE)('a new record $what is not sent again after typing during its save', async one => {
  const { sent, answer } = holdWrites();
  const user = await visit(one.path);
  for (const label of one.labels) await user.type(await screen.findByLabelText(label), 'zoe@exemplo.br');
  await user.click(await found(SAVE));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.type(screen.getByLabelText(/^Nome/), '!');
  answer(one.response);
  expect(await screen.findByText(ptBr.changes.savedOnce)).toBeVisible();
  await user.click(await found(SAVE));
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(sent).toHaveLength(1);
});
