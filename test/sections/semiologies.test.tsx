import { screen } from '@testing-library/react';
import { table } from '../mock-backend/server';
import { visit } from '../support/visit';

const LIST = '/application-admin/semiologies';

describe('semiologies', () => {
  it('R83: send a text that cannot be decoded back unchanged', async () => {
    table('semiologies').insert({
      name: 'Tosse',
      isAvailableForFree: true,
      synonyms: [],
      anamnesisContent: { rawMarkdownAvailable: 'não é base64' },
    });
    const user = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Editar Tosse' }));
    expect(await screen.findByText(/não pôde ser decodificado/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Editar texto: Anamnese' }));
    expect(await screen.findByRole('textbox', { name: 'Anamnese' })).toHaveValue('não é base64');
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await user.type(await screen.findByLabelText(/Nome/), ' seca');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));

    await screen.findByRole('row', { name: /Tosse seca/ });
    expect(table('semiologies').all()).toEqual([
      expect.objectContaining({ anamnesisContent: { rawMarkdownAvailable: 'não é base64' } }),
    ]);
  });
});
