import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ptBr } from '../../i18n/pt-br';
import { server, useProfile } from '../mock-backend/server';
import { newUser, userOf, users } from '../mock-backend/users';
import { hold } from '../support/hold';
import { takeSaves } from '../support/serve-list';
import { visit } from '../support/visit';

const LIST = '/admin/user-management';
const ALL = '*/api/authorities';
const OF_USERS = '*/api/users/authorities';

const OPTIONS: Readonly<Record<string, string>> = ptBr.userManagement.authorityOptions;

const refuse = (...urls: string[]) =>
  server.use(...urls.map(url => http.get(url, () => HttpResponse.json({ status: 500 }, { status: 500 }))));

/** One of these authorities is not in the server's list. */
const HELD = ['ROLE_EMPLOYEE', 'ROLE_LEGACY'];

beforeEach(() => {
  // The awkward backend may send a user without the authorities that this file is about.
  useProfile('friendly');
  const authorities = HELD.map(name => ({ name }));
  users().insert({ ...newUser({ login: 'bia', email: 'bia@exemplo.br', lastName: 'Sá', authorities }, 'system') });
});

const openDialog = async () => {
  const user = await visit(LIST, 'admin');
  await user.click(await screen.findByRole('button', { name: 'Permissões de bia' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Permissões de bia' })) };
};

it.each([
  ['both requests for the options fail', [OF_USERS, ALL], []],
  ['the fallback request has the options, with a newly checked one', [OF_USERS], ['ROLE_USER']],
])('R77, R142: The form of a user sends the held authorities when %s', async (_when, refused, checked) => {
  refuse(...refused);
  const sent = takeSaves('users');
  const user = await visit(`${LIST}/bia/edit`, 'admin');
  await user.type(await screen.findByLabelText('Sobrenome'), ' Luz');
  const boxes = within(screen.getByRole('group', { name: 'Permissões' })).getAllByRole('checkbox', { checked: true });
  expect(boxes.map(box => box.nextSibling?.textContent)).toEqual(['Funcionário', 'ROLE_LEGACY']);
  for (const name of checked) await user.click(await screen.findByRole('checkbox', { name: OPTIONS[name] }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const authorities = [...HELD, ...checked].map(name => ({ name }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ lastName: 'Sá Luz', authorities })]));
});

describe('The dialog of authorities', () => {
  it.each([
    ['both requests for the options fail', [ALL, OF_USERS], []],
    ['the fallback request has the options, with a newly checked one', [ALL], ['ROLE_USER']],
  ])('R142: sends the authorities that the user holds when %s', async (_when, refused, checked) => {
    refuse(...refused);
    const sent = takeSaves('authorities/change-user-authority');
    const { user, dialog } = await openDialog();
    for (const name of checked) await user.click(await dialog.findByRole('checkbox', { name: OPTIONS[name] }));
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    const authorities = [...HELD, ...checked];
    await waitFor(() => expect(sent).toEqual([{ userId: userOf('bia')?.id, authorities }]));
  });

  it('rejects the mobile role together with another role, and sends nothing', async () => {
    const sent = takeSaves('authorities/change-user-authority');
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('checkbox', { name: ptBr.userManagement.authorityOptions.ROLE_MOBILE }));
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    expect(await dialog.findByText(ptBr.userManagement.invalidRoleMobileAuthority)).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('A user whose authorities are missing in the list', () => {
  /** Opens the list as some servers send it: only this user, without authorities. */
  const openList = async () => {
    const row = { ...userOf('bia'), authorities: undefined };
    server.use(http.get('*/api/users', () => HttpResponse.json([row], { headers: { 'x-total-count': '1' } })));
    return visit(LIST, 'admin');
  };

  it('is deactivated with the authorities that the server has stored', async () => {
    const sent = takeSaves('users');
    const user = await openList();
    await user.click(await screen.findByRole('button', { name: 'Desativar bia' }));
    const authorities = HELD.map(name => ({ name }));
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ login: 'bia', activated: false, authorities })]),
    );
  });

  it('is loaded for the dialog, so that the dialog sends a new authority with those held', async () => {
    const sent = takeSaves('authorities/change-user-authority');
    const user = await openList();
    await user.click(await screen.findByRole('button', { name: 'Permissões de bia' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Permissões de bia' }));
    const added = await dialog.findByRole('checkbox', { name: 'Usuário' });
    expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(HELD.length);
    await user.click(added);
    await user.click(dialog.getByRole('button', { name: 'Confirmar' }));
    const authorities = expect.arrayContaining([...HELD, 'ROLE_USER']);
    await waitFor(() => expect(sent).toEqual([{ userId: userOf('bia')?.id, authorities }]));
  });

  const openTwo = async () => {
    const rows = ['bia', 'editor'].map(login => ({ ...userOf(login), authorities: undefined }));
    server.use(http.get('*/api/users', () => HttpResponse.json(rows, { headers: { 'x-total-count': '2' } })));
    return visit(LIST, 'admin');
  };
  const titles = () => screen.queryAllByRole('dialog').map(dialog => within(dialog).getByRole('heading').textContent);

  it.each<[string, (user: UserEvent) => Promise<unknown>, shown: string[]]>([
    [
      'after the dialog of another user was requested',
      async user => {
        await user.click(screen.getByRole('button', { name: 'Permissões de editor' }));
        await screen.findByRole('dialog', { name: 'Permissões de editor' });
      },
      ['Permissões de editor'],
    ],
    [
      'while the user waits for the dialog of another one',
      async user => {
        hold('get', '*/api/users/editor');
        await user.click(screen.getByRole('button', { name: 'Permissões de editor' }));
      },
      [],
    ],
    [
      'over another dialog',
      async user => {
        await user.click(screen.getByRole('button', { name: 'Mais ações: editor' }));
        await user.click(screen.getByRole('menuitem', { name: 'Excluir editor' }));
        await screen.findByRole('dialog');
      },
      ['editor'],
    ],
  ])('opens no dialog when the answer comes %s', async (_when, goOn, shown) => {
    const user = await openTwo();
    const answer = hold('get', '*/api/users/bia');
    await user.click(await screen.findByRole('button', { name: 'Permissões de bia' }));
    await goOn(user);
    answer();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(titles()).toEqual(shown);
  });

  it('gets an error message and no dialog when the user cannot be loaded', async () => {
    server.use(http.get('*/api/users/bia', () => HttpResponse.json({ status: 500 }, { status: 500 })));
    const user = await openList();
    await user.click(await screen.findByRole('button', { name: 'Permissões de bia' }));
    expect(await screen.findByText(ptBr.error.internalServerError)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
