import { screen } from '@testing-library/react';
import { table, useProfile } from '../mock-backend/server';
import { visit } from '../support/visit';

const LIST = '/application-admin/laboratories';
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');
const raw = (text: string) => ({ rawMarkdownAvailable: base64(text) });

describe('laboratories', () => {
  it('R84, R86, F80: send unedited texts back unchanged, and send the pictures that the texts show', async () => {
    // The save looks up their pictures. The awkward backend refuses that, and then the save fails.
    useProfile('friendly');
    const picture = table('applicationPictures').insert({
      referenceName: 'coleta',
      content: 'R0lGODlhAQABAAAAACw=',
      contentContentType: 'image/gif',
    });
    table('laboratories').insert({
      name: 'Hemograma',
      isAvailableForFree: true,
      synonyms: [],
      groups: [],
      generalContent: raw('Geral'),
      changesContent: { rawMarkdownAvailable: 'não é base64' },
    });
    const user = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Editar Hemograma' }));
    await user.click(await screen.findByRole('button', { name: 'Editar texto: Coleta' }));
    await user.click(await screen.findByRole('textbox', { name: 'Coleta' }));
    await user.paste('Tubo roxo ![tubo](/images/coleta)');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByLabelText(/Nome/);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));

    await screen.findByText('Salvo com sucesso!');
    expect(table('laboratories').all()).toEqual([
      expect.objectContaining({
        generalContent: raw('Geral'),
        changesContent: { rawMarkdownAvailable: 'não é base64' },
        collectContent: raw('Tubo roxo ![tubo](/images/coleta)'),
        applicationPictures: [{ id: picture.id }],
      }),
    ]);
    expect(table('laboratories').all()[0]).not.toHaveProperty('observationsContent');
  });
});
