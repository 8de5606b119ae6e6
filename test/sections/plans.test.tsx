import { screen, waitFor, within } from '@testing-library/react';
import { table } from '../backend/server';
import { visit } from '../support/visit';

const LIST = '/application-admin/plans';
const PLAN = {
  name: 'Android anual',
  planType: 'ANDROID',
  productId: 'guia.android.anual',
  amount: 1234.5,
  period: 'YEARLY',
  mobileType: 'ANDROID',
  active: true,
  discountPercentage: 12.5,
  totalValueWithoutDiscount: 14814,
  totalValueWithDiscount: 12962.25,
};
const insert = (change: object = {}) => table('plans').insert({ ...PLAN, ...change });

describe('plans', () => {
  it('are listed with their amount in reais, by the names of type, period and platform', async () => {
    insert();
    await visit(LIST);
    expect(
      await screen.findByRole('row', { name: /^Android anual Android Anual Android R\$ 1\.234,50 12,5% Sim/ }),
    ).toBeVisible();
  });

  it('are neither added nor deleted', async () => {
    insert();
    await visit(LIST);
    const row = await screen.findByRole('row', { name: /Android anual/ });
    expect(within(row).queryByRole('button', { name: /Excluir/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Adicionar/ })).not.toBeInTheDocument();
  });

  it('open the list where the form is asked for without a plan', async () => {
    insert();
    await visit(`${LIST}/manage`);
    expect(await screen.findByRole('row', { name: /Android anual/ })).toBeVisible();
  });

  it('are changed as a whole, amounts with decimals', async () => {
    const { id } = insert();
    const user = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Editar Android anual' }));
    const amount = await screen.findByLabelText('Valor (R$)');
    await user.clear(amount);
    await user.type(amount, '0029,90');
    await user.selectOptions(screen.getByLabelText('Período'), 'Mensal');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Salvo com sucesso!')).toBeVisible();
    expect(table('plans').find(id)).toEqual({ ...PLAN, id, amount: 29.9, period: 'MONTHLY' });
  });

  it('can be left without a value', async () => {
    const { id } = insert();
    const user = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Editar Android anual' }));
    const amount = await screen.findByLabelText('Valor (R$)');
    await user.clear(amount);
    expect(amount).toHaveValue('');
    await user.selectOptions(screen.getByLabelText('Plataforma'), 'Nenhuma');
    expect(screen.getByLabelText('Plataforma')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Salvo com sucesso!')).toBeVisible();
    expect(table('plans').find(id)).toEqual({ ...PLAN, id, amount: undefined, mobileType: undefined });
  });

  it('refuse a discount of more than 100 and send nothing', async () => {
    const { id } = insert();
    const user = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Editar Android anual' }));
    const discount = await screen.findByLabelText('Desconto (%)');
    await user.clear(discount);
    await user.type(discount, '100.5');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(discount).toHaveAccessibleDescription('O desconto vai de 0 a 100.'));
    expect(table('plans').find(id)).toMatchObject({ discountPercentage: 12.5 });
  });
});
