import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { table } from '../../mock-backend/server';
import { visit } from '../../support/visit';

const LIST = '/application-admin/symptoms';

beforeEach(() => void table('symptoms').insert({ name: 'Tosse', symptomGender: 'BOTH', synonymGroups: [] }));

const headers = async () => {
  await screen.findByRole('row', { name: /Tosse/ });
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
};

const fromMenu = async (user: UserEvent, item: string) => {
  await user.click(screen.getByRole('button', { name: 'Mais' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

const hide = async (user: UserEvent, ...columns: string[]) => {
  await fromMenu(user, 'Escolher colunas…');
  const dialog = await screen.findByRole('dialog', { name: 'Colunas da lista' });
  for (const name of columns) await user.click(within(dialog).getByRole('checkbox', { name }));
  await user.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
  return dialog;
};

const ALL = ['Nome', 'Faixa etária', 'Sexo', 'Gestante', 'Obstétrico ou puerperal', 'Ações'];

describe('The choice of columns', () => {
  it('is remembered for the account until it is reset in one step, and the column of row actions always stays', async () => {
    const user = await visit(LIST);
    expect(await headers()).toEqual(ALL);
    await hide(user, 'Sexo', 'Gestante');
    const left = ['Nome', 'Faixa etária', 'Obstétrico ou puerperal', 'Ações'];
    expect(await headers()).toEqual(left);
    expect(screen.getByRole('button', { name: 'Excluir Tosse' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mais' })).toHaveFocus();

    cleanup();
    await visit(LIST, 'everything');
    expect(await headers()).toEqual(ALL);
    cleanup();
    const again = await visit(LIST);
    expect(await headers()).toEqual(left);
    await fromMenu(again, 'Mostrar todas as colunas');
    expect(await headers()).toEqual(ALL);
    expect(Object.keys(localStorage).filter(key => key.startsWith('columns'))).toEqual([]);
    await again.click(screen.getByRole('button', { name: 'Mais' }));
    expect(screen.queryByRole('menuitem', { name: 'Mostrar todas as colunas' })).toBeNull();
  });

  it('must keep at least one column', async () => {
    const user = await visit(LIST);
    await headers();
    const dialog = await hide(user, ...ALL.slice(0, -1));
    expect(within(dialog).getByText('Pelo menos uma coluna precisa ficar.')).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Nome' }));
    await user.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
    expect(await headers()).toEqual(['Nome', 'Ações']);
  });

  it.each([
    ['"broken"', ALL],
    [JSON.stringify(['name', 'ageRange', 'symptomGender', 'isPregnant', 'isObstetric']), ALL],
    [JSON.stringify(['gone', 'symptomGender']), ALL.filter(head => head !== 'Sexo')],
  ])('stored as %s is applied only as far as it is valid', async (stored, shown) => {
    localStorage.setItem('columns|v1|editor|symptoms', stored);
    await visit(LIST);
    expect(await headers()).toEqual(shown);
  });
});
