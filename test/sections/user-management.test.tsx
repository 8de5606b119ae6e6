import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ptBr } from '../../i18n/pt-br';
import { found } from '../faults/disturbances';
import { server, useProfile, useVariations } from '../mock-backend/server';
import { newUser, userOf, users } from '../mock-backend/users';
import { setupUser } from '../support/clock';
import { confirmDelete } from '../support/confirm-delete';
import { hold } from '../support/hold';
import { requests } from '../support/requests';
import { sentBodies } from '../support/serve-list';
import { visit } from '../support/visit';

const LIST = '/admin/user-management';

/** Types what a new user needs. */
const typeUser = async () => {
  const user = setupUser();
  await user.type(await found('[data-cy="login"]'), 'bia');
  await user.type(await found('[data-cy="email"]'), 'bia@exemplo.br');
  return user;
};

it('R139: a new user is sent with every form field, and the list marks the user and reports the save', async () => {
  // In the awkward profile the own account shows that this server writes plain names.
  useProfile('friendly');
  const sent = sentBodies<object>();
  const user = await visit(`${LIST}/new`, 'admin');
  await typeUser();
  await user.click(await screen.findByRole('checkbox', { name: 'Usuário' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByRole('row', { name: /bia@exemplo/ })).toHaveClass('marked-row');
  expect(screen.getByText('Salvo com sucesso!')).toBeVisible();
  const body = {
    login: 'bia',
    email: 'bia@exemplo.br',
    firstName: '',
    lastName: '',
    activated: true,
    langKey: 'pt-br',
  };
  expect(sent).toEqual([{ ...body, authorities: [{ name: 'ROLE_USER' }] }]);
});

describe('On a server whose authorities are plain names', () => {
  const AS_NAMES = ['ROLE_USER'];
  const createAndSend = async () => {
    const sent = sentBodies<object>();
    const user = await typeUser();
    await user.click(await screen.findByRole('checkbox', { name: 'Usuário' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    return sent;
  };

  it('a new user gets plain names as the own account has them, before any list was opened', async () => {
    useVariations('accountAuthoritiesAsNames');
    await visit(`${LIST}/new`, 'admin');
    expect(await createAndSend()).toEqual([expect.objectContaining({ authorities: AS_NAMES })]);
  });

  it('a new user gets plain names as the users of the list have them, whatever the own account has', async () => {
    const ana = { id: 7, login: 'ana', activated: true, authorities: AS_NAMES };
    server.use(http.get('*/api/users', () => HttpResponse.json({ content: [ana], totalElements: 1 })));
    const user = await visit(LIST, 'admin');
    await screen.findByRole('row', { name: /ana/ });
    await user.click(await found('[data-cy="entityCreateButton"]'));
    expect(await createAndSend()).toEqual([expect.objectContaining({ authorities: AS_NAMES })]);
  });
});

it('a user whose login was changed is read under the new one before the form is saved again', async () => {
  users().insert(newUser({ login: 'bia', email: 'bia@exemplo.br', authorities: [] }, 'system'));
  const answer = hold('put', '*/api/users');
  const sent = sentBodies<object>();
  const read = requests(/^GET \/api\/users\/b/);
  const user = await visit(`${LIST}/bia/edit`, 'admin');
  await user.clear(await found('[data-cy="login"]'));
  await user.type(await found('[data-cy="login"]'), 'beatriz');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  // Typed before the answer, so the form stays open.
  await user.type(screen.getByLabelText('Nome'), 'Beatriz');
  answer();
  await screen.findByText(ptBr.changes.savedBefore);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ login: 'beatriz', firstName: 'Beatriz' });
  expect(read.at(-1)).toBe('GET /api/users/beatriz');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a user is deactivated from the list without other changes, and the button keeps the focus', async () => {
  users().insert(newUser({ login: 'bia', email: 'bia@exemplo.br', lastName: 'Sá' }, 'system'));
  const stored = userOf('bia');
  const sent = sentBodies<object>();
  const user = await visit(LIST, 'admin');
  await user.click(await screen.findByRole('button', { name: 'Desativar bia' }));
  expect(await screen.findByRole('button', { name: 'Ativar bia' })).toBeVisible();
  expect(screen.getByText('Salvo com sucesso!')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ id: stored?.id, lastName: 'Sá', activated: false })]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ativar bia' })).toHaveFocus());
});

it('R32, F27: the list of users disables deactivation, authorities and deletion for the account of the signed-in user', async () => {
  const user = await visit(LIST, 'admin');
  const own = within(await screen.findByRole('row', { name: /admin@/ }));
  expect(own.getByRole('button', { name: 'Desativar admin' })).toBeDisabled();
  expect(own.getByRole('button', { name: 'Permissões de admin' })).toBeDisabled();
  await user.click(own.getByRole('button', { name: 'Mais ações: admin' }));
  expect(own.getByRole('menuitem', { name: 'Excluir admin' })).toBeDisabled();
});

it('the form of a user whose login is null opens', async () => {
  server.use(http.get('*/api/users/ana', () => HttpResponse.json({ id: 7, login: null, email: null })));
  await visit(`${LIST}/ana/edit`, 'admin');
  expect(await found('[data-cy="login"]')).toHaveValue('');
  expect(screen.queryByText(ptBr.error.screen.crashed)).not.toBeInTheDocument();
});

describe('The form of a stored user', () => {
  const stored = {
    id: 7,
    login: 'ana',
    firstName: 'Ana',
    lastName: null,
    email: 'ana@exemplo.com',
    activated: true,
    langKey: 'fr',
    authorities: [{ name: 'ROLE_USER' }],
  };
  const edit = async (answered: object = stored) => {
    server.use(
      http.get('*/api/users/ana', () => HttpResponse.json(answered)),
      http.put('*/api/users', () => HttpResponse.json(stored)),
    );
    const sent = sentBodies<object>();
    const user = await visit(`${LIST}/ana/edit`, 'admin');
    await screen.findByRole('checkbox', { name: 'Administrador' });
    return { user, sent };
  };

  it('sends the stored user with only what was changed: an emptied name as null, the language and an authority', async () => {
    const { user, sent } = await edit();
    await user.clear(screen.getByLabelText('Nome'));
    await user.selectOptions(screen.getByLabelText('Idioma'), 'English');
    await user.click(screen.getByRole('checkbox', { name: 'Administrador' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    const changes = { firstName: null, langKey: 'en', authorities: [{ name: 'ROLE_USER' }, { name: 'ROLE_ADMIN' }] };
    await waitFor(() => expect(sent).toEqual([{ ...stored, ...changes }]));
  });

  it.each([
    ['fr', 'fr'],
    [null, ptBr.global.none],
  ])('sends the language %p, which the console does not know, as it came', async (langKey, shown) => {
    const { user, sent } = await edit({ ...stored, langKey });
    expect(screen.getByLabelText('Idioma')).toHaveDisplayValue(shown);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toEqual([{ ...stored, langKey }]));
  });
});

describe('The form that is opened from the list or the screen of a user', () => {
  const row = {
    id: 7,
    login: 'ana',
    firstName: 'Ana',
    email: 'ana@exemplo.com',
    activated: true,
    authorities: ['ROLE_USER'],
  };
  const openFrom = async (listed: object) => {
    server.use(
      http.get('*/api/users', () => HttpResponse.json({ content: [listed], totalElements: 1 })),
      http.get('*/api/users/ana', () => HttpResponse.json(row)),
    );
    const read = requests(/^GET \/api\/users\/ana/);
    const user = await visit(LIST, 'admin');
    await user.click(await screen.findByRole('link', { name: 'Editar ana' }));
    expect(await screen.findByLabelText('Nome')).toHaveValue('Ana');
    expect(screen.getByRole('checkbox', { name: 'Usuário' })).toBeChecked();
    return { user, read };
  };

  it('shows the user of the row without a request, and reads the user again before it saves', async () => {
    const { user, read } = await openFrom(row);
    expect(read).toEqual([]);
    const sent = sentBodies<object>();
    await user.type(screen.getByLabelText('Nome'), ' Maria');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toEqual([{ ...row, firstName: 'Ana Maria' }]));
    expect(read).toEqual(['GET /api/users/ana']);
  });

  it('is opened from the screen of a user with the user that was read there', async () => {
    server.use(http.get('*/api/users/ana', () => HttpResponse.json(row)));
    const read = requests(/^GET \/api\/users\/ana/);
    const user = await visit(`${LIST}/ana`, 'admin');
    await user.click(await screen.findByRole('link', { name: 'Editar' }));
    expect(await screen.findByLabelText('Nome')).toHaveValue('Ana');
    expect(read).toEqual(['GET /api/users/ana']);
  });

  it.each(['authorities', 'id'] as const)('reads a user whose row has no %s', async missing => {
    const { read } = await openFrom({ ...row, [missing]: undefined });
    expect(read).toEqual(['GET /api/users/ana']);
  });
});

it('the login of the own account can only be read, and is sent unchanged', async () => {
  const sent = sentBodies<object>();
  const user = await visit(`${LIST}/admin/edit`, 'admin');
  const login = await found('[data-cy="login"]');
  await user.type(login, 'x');
  expect(login).toHaveValue('admin');
  expect(login).toHaveAccessibleDescription(ptBr.userManagement.ownLogin);
  await user.type(screen.getByLabelText('Nome'), 'a');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ login: 'admin', firstName: 'Helenaa' })]));
});

it('a total of users that cannot be read still offers the next page until the last one', async () => {
  server.use(
    http.get('*/api/users', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const rows = Array.from({ length: page < 2 ? 20 : 17 }, (_, index) => {
        const id = page * 20 + index + 1;
        return { id, login: `u${id}`, email: `u${id}@exemplo.br`, activated: true, authorities: [] };
      });
      return HttpResponse.json(rows, { headers: { 'x-total-count': '57, 58' } });
    }),
  );
  const user = await visit(LIST, 'admin');
  expect(await screen.findByText('1–20 de mais de 20')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Página 2' }));
  expect(await screen.findByText('21–40 de mais de 40')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Página 3' }));
  expect(await screen.findByText('41–57 de 57')).toBeVisible();
});

it.each([404, 500])(
  'deleting a user whom a colleague has deleted, which is refused with %i, says so, and the user leaves the list',
  async status => {
    const { id } = users().insert(newUser({ login: 'bia', email: 'bia@exemplo.br' }, 'system'));
    server.use(
      http.delete('*/api/users/bia', () => {
        users().remove(id);
        return HttpResponse.json({ detail: 'No user bia exists!', message: `error.http.${status}` }, { status });
      }),
    );
    const user = await visit(LIST, 'admin');
    await user.click(await screen.findByRole('button', { name: 'Mais ações: bia' }));
    await user.click(screen.getByRole('menuitem', { name: 'Excluir bia' }));
    await confirmDelete(user);
    expect(await screen.findByText(ptBr.messages.alreadyDeleted)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /bia@/ })).toBeNull());
  },
);
