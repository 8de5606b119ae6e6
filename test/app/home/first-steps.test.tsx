import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toBase64 } from 'lib/base64';
import { bySelector, found } from '../../faults/disturbances';
import { table } from '../../mock-backend/server';
import { requests } from '../../support/requests';
import { visit } from '../../support/visit';

const APP = '/application-admin';

describe('A new user', () => {
  it('R42: sees three first steps on the home screen', async () => {
    await visit('/');
    const card = await screen.findByRole('region', { name: 'Por onde começar' });
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Abra uma seção, por exemplo Flashcards',
      'Ache qualquer seção, registro ou açãoCtrl K',
      'Marque com a estrela as seções que você mais usa',
    ]);
    expect(within(card).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/#\/application-admin\/flashcards$/),
    );
  });

  it('no longer sees the first steps when there is a recent record', async () => {
    localStorage.setItem('recents|v1|editor', JSON.stringify([{ section: 'symptoms', id: 7, name: 'Dispneia' }]));
    await visit('/');
    await screen.findByRole('link', { name: 'Dispneia' });
    expect(screen.queryByRole('region', { name: 'Por onde começar' })).not.toBeInTheDocument();
  });

  it('R90: reads in the descriptions of “free” and “available” who sees the record in the app', async () => {
    await visit(`${APP}/medicine-leaflets/manage`);
    expect(await screen.findByLabelText('Gratuita')).toHaveAccessibleDescription(/só assinantes o veem/);
    expect(screen.getByLabelText('Disponível no aplicativo')).toHaveAccessibleDescription(/ninguém vê/);
  });

  it('sees a Markdown example in an empty text until the first character is typed, and reads how pictures are named', async () => {
    table('laboratories').insert({ name: 'Hemograma', generalContent: { rawMarkdownAvailable: toBase64('') } });
    const pictures = requests(/application-pictures/);
    const user = await visit(`${APP}/laboratories`);
    await user.click(await screen.findByRole('link', { name: 'Hemograma' }));
    await user.click((await screen.findAllByRole('button', { name: /^Editar texto/ }))[0]);
    const area = await found('[data-cy="markdown"]');
    expect(area).toHaveAttribute('placeholder', expect.stringMatching(/## Título[^]*- primeiro item[^]*!\[/));
    const preview = screen.getByRole('region', { name: 'Pré-visualização' });
    expect(await within(preview).findByRole('heading', { name: 'Título' })).toBeVisible();
    expect(pictures).toEqual([]);
    fireEvent.input(area, { target: { value: 'x' } });
    await waitFor(() => expect(bySelector('[data-cy="markdownExample"]')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Imagem/ }));
    expect(await screen.findByText(/chamada pelo nome de referência/)).toBeVisible();
    expect(await screen.findByText(/^Ainda não há imagens na biblioteca\. Envie a primeira/)).toBeVisible();
  });
});
