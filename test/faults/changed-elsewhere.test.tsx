import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ptBr } from '../../i18n/pt-br';
import { server, table } from '../mock-backend/server';
import { expireSessions } from '../mock-backend/sessions';
import { requests } from '../support/requests';
import { visit } from '../support/visit';
import { found } from './disturbances';

/** Changes a stored record as another person's console would. */
const changeStored = (name: string, where: Record<string, string | number>, changes: object) => {
  const stored = table(name).find(where);
  if (stored) table(name).replace({ ...stored, ...changes });
};

/** Records with a GET of their own in the API: the read before a save can be told apart from what was opened. */
const FORMS = [
  {
    what: 'a user',
    field: 'E-mail',
    open: () => visit('/admin/user-management/employee/edit', 'admin'),
    change: () => changeStored('users', { login: 'employee' }, { firstName: 'Outra' }),
    theirs: 'Outra',
  },
  {
    what: 'a subscription',
    field: 'Fim',
    open: async () => {
      const { id } = table('customers').insert({ name: 'Iara', email: 'iara@example.com', login: 'iara' });
      table('subscriptions').insert({ customer: { id }, active: true, status: 'UNDEFINED' });
      const user = await visit('/application-admin/user-application');
      await user.click(await screen.findByRole('button', { name: 'Editar assinatura de Iara' }));
      return user;
    },
    change: () => changeStored('subscriptions', { status: 'UNDEFINED' }, { active: false }),
    theirs: 'Não',
  },
];

const question = () => screen.findByRole('dialog', { name: ptBr.changes.elsewhere.title });

describe.each(FORMS)('$what that another user changed in the meantime', ({ open, field, change, theirs }) => {
  it('F51: is not overwritten until the user confirms', async () => {
    const sent = requests(/^PUT/);
    const user = await open();
    await screen.findByLabelText(new RegExp(`^${field}`));
    change();
    await user.click(await found('[data-cy="entityCreateSaveButton"]'));

    expect(await within(await question()).findByText(theirs)).toBeVisible();
    await user.click(within(await question()).getByRole('button', { name: ptBr.entity.action.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);

    await user.click(await found('[data-cy="entityCreateSaveButton"]'));
    await user.click(within(await question()).getByRole('button', { name: ptBr.changes.elsewhere.saveMine }));
    expect(await screen.findByText(ptBr.messages.saveSuccess)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

it('F51: a record can still be saved when reading it again fails', async () => {
  const sent = requests(/^PUT/);
  const user = await visit('/admin/user-management/employee/edit', 'admin');
  await screen.findByLabelText(/^E-mail/);
  server.use(http.get('*/api/users/employee', () => new HttpResponse(null, { status: 500 })));
  await user.click(await found('[data-cy="entityCreateSaveButton"]'));
  expect(await screen.findByText(ptBr.messages.saveSuccess)).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('F51: a record is not sent when the session ended before it was read again', async () => {
  const sent = requests(/^PUT/);
  const user = await visit('/admin/user-management/employee/edit', 'admin');
  await user.type(await screen.findByLabelText(/^E-mail/), 'x');
  expireSessions();
  await user.click(await found('[data-cy="entityCreateSaveButton"]'));
  expect(await screen.findByRole('dialog', { name: ptBr.login.title })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(sent).toEqual([]);
});
