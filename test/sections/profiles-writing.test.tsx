import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { found } from '../faults/disturbances';
import { isAt, SAVE, typeSomething } from '../faults/forms';
import { server, table, useProfile } from '../mock-backend/server';
import { ASKING, AT_ONCE } from '../support/deleting-lists';
import { visit } from '../support/visit';

const AREA = '/application-admin';
const EDIT = '[data-cy="entityEditButton"]';
const DELETE = '[data-cy="entityDeleteButton"]';

/** Sections whose records are never deleted. */
const KEPT = ['coupon', 'promotions'];

const rows = () => document.querySelectorAll(`main ${EDIT}`).length;

beforeEach(() => useProfile('jhipster6'));

/** The responses to the writes from now on, such as `PUT 200`. */
const recordWrites = () => {
  const writes: string[] = [];
  server.events.on('response:mocked', ({ request, response }) => {
    if (request.method !== 'GET') writes.push(`${request.method} ${response.status}`);
  });
  return writes;
};

const saved = async (user: UserEvent, opener: string, text: string, list: string) => {
  await user.click(await found(opener));
  await found(SAVE);
  await typeSomething(user, text);
  await user.click(await found(SAVE));
  await isAt(list);
  await waitFor(() => expect(rows()).toBe(1));
};

/** Creates a record in a section and changes it. */
const createdAndEdited = async (section: string) => {
  const list = `${AREA}/${section}`;
  const user = await visit(list);
  const writes = recordWrites();
  await saved(user, '[data-cy="entityCreateButton"]', 'Primo 7', list);
  await saved(user, EDIT, '8', list);
  expect(writes).toEqual(['POST 201', 'PUT 200']);
  return { user, writes };
};

const isDeleted = async (writes: string[]) => {
  await waitFor(() => expect(rows()).toBe(0));
  expect(writes.at(-1)).toBe('DELETE 204');
};

describe('over a generated JHipster 6 backend', () => {
  it.each(ASKING)('R56: a record of %s is created, edited, and deleted after a question', async section => {
    const { user, writes } = await createdAndEdited(section);
    await user.click(await found(DELETE));
    const question = within(await screen.findByRole('dialog'));
    expect(writes.at(-1)).toBe('PUT 200');
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    await isDeleted(writes);
  });

  it.each(AT_ONCE)('R57: a record of %s is created, edited, and deleted at once, without a question', async section => {
    const { user, writes } = await createdAndEdited(section);
    await user.click(await found(DELETE));
    await isDeleted(writes);
  });

  it.each(KEPT)('R122, R125: a record of %s is created and edited, but not deleted', async section => {
    await createdAndEdited(section);
    expect(document.querySelector(DELETE)).toBeNull();
  });

  it('a user is created with an authority, edited, and deactivated', async () => {
    const user = await visit('/admin/user-management/new', 'admin');
    const writes = recordWrites();
    await user.type(await screen.findByRole('textbox', { name: /Usuário/ }), 'nova');
    await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'nova@example.org');
    await user.click(screen.getByRole('checkbox', { name: 'Usuário de flashcards' }));
    await user.click(await found(SAVE));
    await user.click(await screen.findByRole('link', { name: 'Editar nova' }));
    await user.type(await screen.findByRole('textbox', { name: /^Nome/ }), 'Ana');
    await user.click(await found(SAVE));
    await user.click(await screen.findByRole('button', { name: /Desativar nova/ }));
    await screen.findByRole('button', { name: /^Ativar nova/ });
    expect(writes).toEqual(['POST 201', 'PUT 200', 'PUT 200']);
    expect(table('users').find({ login: 'nova' })).toMatchObject({
      firstName: 'Ana',
      activated: false,
      authorities: expect.arrayContaining([{ name: 'ROLE_FLASHCARD_USER' }]),
    });
  });
});
