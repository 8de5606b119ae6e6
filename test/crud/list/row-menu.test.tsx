import { screen } from '@testing-library/react';
import { table } from '../../mock-backend/server';
import { visit } from '../../support/visit';

describe("A row's menu", () => {
  it('comes after the visible buttons in the tab order, and works with the keyboard', async () => {
    table('riskFactors').insert({ name: 'Fumo', riskFactorGender: 'BOTH' });
    const user = await visit('/application-admin/risk-factor');
    (await screen.findByRole('button', { name: 'Editar Fumo' })).focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Excluir Fumo' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Mais ações: Fumo' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Duplicar Fumo' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Mais ações: Fumo' })).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    expect(await screen.findByDisplayValue('Fumo (cópia)')).toBeVisible();
  });
});
