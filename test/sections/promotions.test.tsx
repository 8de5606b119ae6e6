import { screen } from '@testing-library/react';
import { table, useProfile } from '../mock-backend/server';
import { visit } from '../support/visit';

const FORM = '/application-admin/promotions/manage';

describe('promotions', () => {
  it('R6, R75: open as the empty form of a new record, and can be saved empty with the default values', async () => {
    // The awkward backend sends a type that has no label.
    useProfile('friendly');
    const user = await visit(FORM);
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    await screen.findByRole('row', { name: /Todos os usuários Não/ });
    expect(table('promotions').all()).toEqual([
      expect.objectContaining({ name: '', link: '', active: false, promotionType: 'ALL_USERS' }),
    ]);
  });
});
