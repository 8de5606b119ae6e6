import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ptBr } from '../../i18n/pt-br';
import { server, table } from '../mock-backend/server';
import { reload, visit } from '../support/visit';

const FORM = '/application-admin/disease-synonym/manage';
const ASKED = { name: ptBr.changes.stored.title };

const nameField = () => screen.findByLabelText(/^Nome/);
const save = () => screen.getByRole('button', { name: ptBr.entity.action.save });
const stored = () => table('diseaseSynonyms').all();

/** A new record is sent, and the tab is closed before the response comes. Its draft is restored in the next one. */
const restoredAfterSlowSave = async () => {
  server.use(http.post('*/api/disease-synonym', () => new Promise<undefined>(() => undefined), { once: true }));
  const typed = await visit(FORM);
  await typed.type(await nameField(), 'Tísica');
  await typed.click(save());
  await screen.findByText(ptBr.entity.status.saving);
  const user = await reload();
  await screen.findByText(ptBr.changes.draft.sending);
  await user.click(screen.getByRole('button', { name: ptBr.entity.draft.restore }));
  return user;
};

describe('A new record whose save was under way when the tab was closed', () => {
  it('is found before it is sent again, and can be opened instead', async () => {
    const user = await restoredAfterSlowSave();
    const id = Number(table('diseaseSynonyms').insert({ name: 'Tisica' }).id);
    await user.click(save());
    const question = within(await screen.findByRole('dialog', ASKED));
    expect(question.getByText(/“Tisica” já está na lista/)).toBeVisible();
    await user.click(question.getByRole('button', { name: ptBr.changes.stored.open }));
    await waitFor(async () => expect(await nameField()).toHaveValue('Tisica'));
    expect(window.history.state.state.record).toMatchObject({ id });
    expect(stored()).toHaveLength(1);
  });

  it('is sent at once if the list does not hold it', async () => {
    const user = await restoredAfterSlowSave();
    table('diseaseSynonyms').insert({ name: 'Tísica pulmonar' });
    await user.click(save());
    expect(await screen.findByText(ptBr.messages.saveSuccess)).toBeVisible();
    expect(stored()).toHaveLength(2);
  });

  it('is not sent without a question if the list cannot be read, and is created although it is found if the user decides so', async () => {
    const user = await restoredAfterSlowSave();
    server.use(http.get('*/api/disease-synonyms', () => new HttpResponse(null, { status: 503 }), { once: true }));
    await user.click(save());
    const question = within(await screen.findByRole('dialog', ASKED));
    expect(question.getByText(ptBr.changes.stored.unknown)).toBeVisible();
    expect(question.queryByRole('button', { name: ptBr.changes.stored.open })).toBeNull();
    await user.click(question.getByRole('button', { name: ptBr.entity.action.cancel }));
    expect(stored()).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    table('diseaseSynonyms').insert({ name: 'Tisica' });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: ptBr.changes.stored.create }));
    expect(await screen.findByText(ptBr.messages.saveSuccess)).toBeVisible();
    expect(stored()).toHaveLength(2);
  });
});

it('A new record whose answer is lost is found on a later page of its search', async () => {
  for (let number = 1; number <= 20; number += 1) table('diseaseSynonyms').insert({ name: `Falsa tísica ${number}` });
  server.use(
    http.post('*/api/disease-synonym', () => {
      table('diseaseSynonyms').insert({ name: 'Tísica' });
      return HttpResponse.error();
    }),
  );
  const user = await visit(FORM);
  await user.type(await nameField(), 'Tísica');
  await user.click(save());
  await screen.findByText(ptBr.changes.mayBeStored);
  await user.click(save());
  expect(await screen.findByText(/“Tísica” já está na lista/)).toBeVisible();
  expect(stored()).toHaveLength(21);
});

it('A new record without a name is not sent again without a question', async () => {
  server.use(http.post('*/api/promotions', () => HttpResponse.error(), { once: true }));
  const user = await visit('/application-admin/promotions/manage');
  await user.click(await screen.findByRole('button', { name: ptBr.entity.action.save }));
  await screen.findByText(ptBr.changes.mayBeStored);
  await user.click(save());
  expect(await screen.findByText(ptBr.changes.stored.unknown)).toBeVisible();
  expect(table('promotions').all()).toEqual([]);
});

it.each([
  ['after no response, it is looked for', () => HttpResponse.error(), ptBr.changes.status.unconfirmed, 1],
  [
    'after a refusal, it is not looked for',
    () => new HttpResponse(null, { status: 400 }),
    ptBr.changes.status.notSaved,
    0,
  ],
])('A new record that is saved again in the same form: %s', async (_when, response, status, dialogs) => {
  server.use(http.post('*/api/disease-synonym', response, { once: true }));
  const user = await visit(FORM);
  await user.type(await nameField(), 'Tísica');
  await user.click(save());
  await screen.findByText(status);
  table('diseaseSynonyms').insert({ name: 'Tisica' });
  await user.click(save());
  await waitFor(() => expect(screen.queryAllByRole('dialog', ASKED).length + stored().length).toBe(2));
  expect(screen.queryAllByRole('dialog', ASKED)).toHaveLength(dialogs);
});
