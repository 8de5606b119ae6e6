import { screen, waitFor } from '@testing-library/react';
import { table, useVariations } from '../../mock-backend/server';
import { duplicate } from '../../support/duplicate';
import { markdown } from '../../support/laboratory';
import { requests } from '../../support/requests';
import { sentBodies } from '../../support/serve-list';
import { visit } from '../../support/visit';

const LIST = '/application-admin/medicine-leaflets';

const idsIn = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [inner] : idsIn(inner)));
};

describe('Duplicate', () => {
  it('R80: opens a new form that can be saved at once, sends no ids, and leaves the original unchanged', async () => {
    const original = table('medicineLeaflets').insert({
      name: 'Dipirona',
      available: true,
      free: true,
      content: markdown('# Ação 😀\r\n'),
      medicineGroups: [],
      substances: [],
      children: [{ id: 77, name: 'Novalgina', composition: 'dipirona', free: true, available: true }],
    });
    const sent = requests(/^(POST|PUT)/);
    const bodies = sentBodies();
    const user = await visit(LIST);
    await duplicate(user, 'Dipirona');

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Nov[ao]/);
    await waitFor(() => expect(screen.getByLabelText(/Nome \*/)).toHaveValue('Dipirona (cópia)'));
    expect(await screen.findByText(/^Alterado/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));

    await screen.findByRole('row', { name: /Dipirona \(cópia\)/ });
    expect(sent).toEqual(['POST /api/medicine-leaflets']);
    expect(idsIn(bodies)).toEqual([]);
    const [first, copy] = table<typeof original>('medicineLeaflets').all({});
    expect(first).toEqual(original);
    expect(copy).toMatchObject({ name: 'Dipirona (cópia)', content: original.content });
  });

  it('sends an empty list when the server returned an object instead of a list', async () => {
    const posted = sentBodies();
    ['A', 'Tosse'].forEach(name => table('symptoms').insert({ name, symptomGender: 'BOTH', synonymGroups: [] }));
    useVariations('listsAsObjects');
    const user = await visit('/application-admin/symptoms');
    await duplicate(user, 'Tosse');
    await screen.findByDisplayValue('Tosse (cópia)');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(posted).toEqual([expect.objectContaining({ synonymGroups: [] })]));
    expect(posted).not.toContainEqual(expect.objectContaining({ diseases: expect.anything() }));
  });

  it('asks before the user leaves an unsaved copy', async () => {
    table('riskFactors').insert({ name: 'Fumo', riskFactorGender: 'BOTH' });
    const user = await visit('/application-admin/risk-factor');
    await duplicate(user, 'Fumo');
    await screen.findByDisplayValue('Fumo (cópia)');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(table('riskFactors').all()).toHaveLength(1);
  });
});

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
