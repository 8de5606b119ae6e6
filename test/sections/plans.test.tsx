import { screen, waitFor, within } from '@testing-library/react';
import { table, useProfile } from '../mock-backend/server';
import { openRecord } from '../support/open-record';
import { serveList } from '../support/serve-list';
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
  it('R121: are listed with the amount in reais and the names of the type, period and platform, without buttons to add or delete', async () => {
    insert();
    await visit(LIST);
    const row = await screen.findByRole('row', {
      name: /^Android anual Android Anual Android R\$\s1\.234,50 12,5% Ativo/,
    });
    expect(within(row).queryByRole('button', { name: /Excluir/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Adicionar/ })).not.toBeInTheDocument();
  });

  it('R121, R165: are saved with all their fields, and show next to each amount what is sent', async () => {
    // Lower-case values are sent back unchanged: the test "show values in lower case by their names" covers that.
    useProfile('friendly');
    const { id } = insert();
    const user = await openRecord(LIST, 'Android anual');
    const amount = screen.getByLabelText('Valor (R$)');
    await user.clear(amount);
    await user.type(amount, '01.029,90');
    expect(amount).toHaveValue('1.029,90');
    expect(amount).toHaveAccessibleDescription('R$\u00a01.029,90');
    expect(screen.getByLabelText('Total sem desconto (R$)')).toHaveAccessibleDescription('R$\u00a014.814,00');
    expect(screen.getByLabelText('Total com desconto (R$)')).toHaveAccessibleDescription('R$\u00a012.962,25');
    await user.selectOptions(screen.getByLabelText('Período'), 'Mensal');
    await user.selectOptions(screen.getByLabelText('Plataforma'), 'Não informado');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Salvo com sucesso!')).toBeVisible();
    expect(table('plans').find(id)).toEqual({ ...PLAN, id, amount: 1029.9, period: 'MONTHLY', mobileType: null });
  });

  it('R67: show values in lower case by their names, unknown values unchanged, and send both back unchanged', async () => {
    const stored = { ...PLAN, id: 7, planType: 'android', period: 'QUARTERLY', mobileType: 'web' };
    const sent = serveList('plans', stored);
    const user = await visit(LIST);
    expect(await screen.findByRole('row', { name: /^Android anual Android QUARTERLY Web/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Editar Android anual' }));
    expect(await screen.findByLabelText('Período')).toHaveDisplayValue('QUARTERLY');
    expect(screen.getByLabelText('Tipo do plano')).toHaveDisplayValue('Android');
    await user.selectOptions(screen.getByLabelText('Período'), 'Mensal');
    await user.selectOptions(screen.getByLabelText('Período'), 'QUARTERLY');
    await user.selectOptions(screen.getByLabelText('Plataforma'), 'iOS');
    await user.selectOptions(screen.getByLabelText('Plataforma'), 'Web');
    await user.type(screen.getByLabelText('Nome'), '!');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toEqual([{ ...stored, name: 'Android anual!' }]));
  });
});
