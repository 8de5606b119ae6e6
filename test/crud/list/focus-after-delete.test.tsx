import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server, table } from '../../mock-backend/server';
import { newUser, users } from '../../mock-backend/users';
import { confirmDelete } from '../../support/confirm-delete';
import { visit } from '../../support/visit';

const AREA = '/application-admin';
const USERS = '/admin/user-management';

const NAMES = ['abacate', 'banana', 'cereja'];

const withNames =
  (tableName: string, more: object = {}) =>
  (names: readonly string[]) =>
    names.forEach(name => table(tableName).insert({ name, ...more }));

const people = (names: readonly string[]) =>
  names.forEach(login => users().insert(newUser({ login, email: `${login}@exemplo.br` }, 'system')));

const interactions = (names: readonly string[]) => {
  const substance = table('substances').insert({ name: 'Varfarina' });
  names.forEach(result =>
    table('interactions').insert({ substance, interactionResult: { result, conduct: 'Evitar' } }),
  );
};

const openSubstance = async () => {
  const user = await visit(`${AREA}/interactions`);
  await user.click(await screen.findByRole('button', { name: /Ver .*Varfarina/ }));
  await screen.findByRole('heading', { level: 1, name: 'Varfarina' });
  return user;
};

const ADD = /^Adicionar|^Novo/;

/** Every way in which a list shows its rows and asks about a deletion. */
const LISTS = [
  { list: 'of rows that go at once', seed: withNames('diseaseSynonyms'), open: () => visit(`${AREA}/disease-synonym`) },
  { list: 'that asks and waits', seed: withNames('groups'), open: () => visit(`${AREA}/groups`), asksFirst: true },
  {
    list: 'of cards',
    seed: withNames('synonymGroups', { synonymWords: [] }),
    open: () => visit(`${AREA}/synonym-group`),
    asksFirst: true,
  },
  {
    list: 'of the interactions of a substance',
    seed: interactions,
    open: openSubstance,
    heading: 'Varfarina',
    asksFirst: true,
  },
];

const rows = () => [...document.querySelectorAll<HTMLElement>('.row-actions')];
const firstActionOf = (row: HTMLElement | undefined) => row?.querySelector('button:not(:disabled), a');

/** Finds the row's Delete, which may be behind "…". */
const deleteIn = async (user: UserEvent, row: HTMLElement) => {
  const more = within(row).queryByRole('button', { name: /^Mais ações/ });
  if (more) await user.click(more);
  return within(row).getByText('Excluir');
};

/** Presses the row's Delete, confirms it if the list asks first, and waits until `left` rows remain. */
const remove = async (user: UserEvent, at: number, left: number, asksFirst = false) => {
  await user.click(await deleteIn(user, rows()[at]));
  if (asksFirst) await confirmDelete(user);
  await waitFor(() => expect(rows()).toHaveLength(left));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe.each(LISTS)('After a delete from a list $list', ({ seed, open, heading, asksFirst }) => {
  it('the focus moves to the row that took the position, to the last row at the end of the list, and to the Add button or the heading when no row is left', async () => {
    seed(NAMES);
    const user = await open();
    await waitFor(() => expect(rows()).toHaveLength(3));
    await remove(user, 1, 2, asksFirst);
    await waitFor(() => expect(firstActionOf(rows()[1])).toHaveFocus());
    await remove(user, 1, 1, asksFirst);
    await waitFor(() => expect(firstActionOf(rows()[0])).toHaveFocus());
    await remove(user, 0, 0, asksFirst);
    const place = heading
      ? screen.getByRole('heading', { level: 1, name: heading })
      : screen.getAllByRole('button', { name: ADD })[0];
    await waitFor(() => expect(place).toHaveFocus());
  });
});

describe('In the list of users', () => {
  const more = async (name: string) => screen.findByRole('button', { name: `Mais ações: ${name}` });

  /** Opens the dialog over the list that asks whether to delete a user. */
  const askToDelete = async (user: UserEvent, name: string) => {
    await user.click(await more(name));
    await user.click(screen.getByRole('menuitem', { name: `Excluir ${name}` }));
    return within(await screen.findByRole('dialog', { name }));
  };

  beforeEach(() => people(NAMES));

  it('the focus moves to the next row after a delete', async () => {
    const user = await visit(USERS, 'admin');
    const question = await askToDelete(user, 'banana');
    await user.click(question.getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Editar banana' })).toBeNull());
    const next = screen.getByRole('link', { name: 'Editar cereja' });
    await waitFor(() => expect(next).toHaveFocus());
  });

  it('the focus returns to the “…” button after a delete was canceled or refused', async () => {
    server.use(http.delete('*/api/users/banana', () => HttpResponse.json({ status: 500 }, { status: 500 })));
    const user = await visit(USERS, 'admin');
    for (const response of ['Cancelar', 'Excluir']) {
      const question = await askToDelete(user, 'banana');
      await user.click(question.getByRole('button', { name: response }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const button = await more('banana');
      await waitFor(() => expect(button).toHaveFocus());
    }
  });
});

describe('In a form', () => {
  const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
  const button = (name: string) => screen.getByRole('button', { name });

  it('the focus moves to the row that took the position of a removed row, or to the Add button when none is left', async () => {
    const user = await visit(`${AREA}/medical-calculators/manage`);
    await press(user, 'Adicionar parâmetro');
    await press(user, 'Adicionar parâmetro');
    await press(user, 'Remover parâmetro 1');
    expect(button('Remover parâmetro 1')).toHaveFocus();
    await press(user, 'Remover parâmetro 1');
    expect(button('Adicionar parâmetro')).toHaveFocus();
  });

  it('the focus moves to the synonym field after a synonym is removed', async () => {
    const user = await visit(`${AREA}/pediatric-doses/manage`);
    const words = await screen.findByLabelText('Sinônimos');
    await user.type(words, 'glicemia{Enter}');
    await press(user, 'Remover glicemia');
    expect(words).toHaveFocus();
  });

  it('the focus moves to the button that chooses a picture after the picture is removed', async () => {
    const groupPicture = { referenceName: 'pulmao', content: 'R0lGODlhAQABAAAAACw=', contentContentType: 'image/gif' };
    table('groups').insert({ name: 'Pulmão', category: 'CLINIC', childrenGroups: [], groupPicture });
    const user = await visit(`${AREA}/groups`);
    await press(user, 'Editar Pulmão');
    await press(user, 'Remover imagem');
    expect(button('Escolher imagem')).toHaveFocus();
  });
});

/** The sections whose list waits after a delete, each with its table in the mock backend. */
const WAITING = [
  ['groups', 'groups'],
  ['medicine-leaflets', 'medicineLeaflets'],
  ['medicine-groups', 'medicineGroups'],
] as const;

it.each(WAITING)(
  'R58: a record of %s is deleted after a confirmation, whose dialog stays open for about 2 s after the deletion',
  async (section, name) => {
    const records = () => table(name).all();
    table(name).insert({ name: 'Cardiologia' });
    const user = await visit(`/application-admin/${section}`);
    await user.click(await screen.findByRole('button', { name: 'Excluir Cardiologia' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cardiologia' });
    expect(records()).toHaveLength(1);
    await confirmDelete(user);
    await waitFor(() => expect(records()).toHaveLength(0));
    const removedAt = Date.now();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(Date.now() - removedAt).toBeGreaterThanOrEqual(1900);
  },
);
