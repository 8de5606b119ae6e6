import { screen, waitFor } from '@testing-library/react';
import { server, table } from '../mock-backend/server';
import { visit } from '../support/visit';

const LIST = '/application-admin/notification';

describe('notifications', () => {
  it('show the field that the content type asks for', async () => {
    const user = await visit(`${LIST}/manage`);
    expect(await screen.findByLabelText('ID da doença')).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/Tipo de conteúdo/), 'Bula');
    expect(screen.getByLabelText('ID da bula')).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/Tipo de conteúdo/), 'URL');
    expect(screen.getByLabelText('URL')).toBeVisible();
    expect(screen.queryByLabelText('ID da bula')).not.toBeInTheDocument();
  });

  it('send a number as type, a calendar day as validity and an instant as schedule', async () => {
    const user = await visit(`${LIST}/manage`);
    await user.type(await screen.findByLabelText('Título'), 'Aviso');
    await user.selectOptions(screen.getByLabelText(/Público/), 'Assinantes anuais');
    await user.type(screen.getByLabelText('Validade'), '31/12/2026');
    await user.type(screen.getByLabelText('Agendamento'), '1/12/2026 8:30');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));

    await screen.findByRole('row', { name: /Aviso 31\/12\/2026 01\/12\/2026 08:30/ });
    expect(table('notifications').all()).toEqual([
      expect.objectContaining({
        title: 'Aviso',
        type: 3,
        contentType: 'CONTENT_DISEASE',
        validity: '2026-12-31',
        scheduleDate: new Date('2026-12-01T08:30').toISOString(),
      }),
    ]);
  });

  it('that open an address instead of a disease are sent without the id of the disease, and the other way round', async () => {
    const sent: unknown[] = [];
    server.events.on('request:start', async ({ request }) => {
      if (request.method === 'PUT') sent.push(await request.clone().json());
    });
    table('notifications').insert({ title: 'Aviso', contentType: 'CONTENT_DISEASE', contentId: '7' });
    table('notifications').insert({ title: 'Site', contentType: 'CONTENT_URL', url: 'https://exemplo.com' });
    const user = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Editar Aviso' }));
    await user.selectOptions(await screen.findByLabelText(/Tipo de conteúdo/), 'URL');
    await user.type(screen.getByLabelText('URL'), 'https://exemplo.com/aviso');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await user.click(await screen.findByRole('button', { name: 'Editar Site' }));
    await user.selectOptions(await screen.findByLabelText(/Tipo de conteúdo/), 'Bula');
    await user.type(screen.getByLabelText('ID da bula'), '9');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));

    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      expect.objectContaining({ title: 'Aviso', url: 'https://exemplo.com/aviso', contentId: null }),
      expect.objectContaining({ title: 'Site', url: null, contentId: '9' }),
    ]);
  });

  it('refuse a day that does not exist, beside its field', async () => {
    const user = await visit(`${LIST}/manage`);
    await user.type(await screen.findByLabelText('Validade'), '31/02/2026');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(screen.getByLabelText('Validade')).toHaveAccessibleDescription(/Esta data não existe/);
    expect(screen.getByLabelText('Validade')).toHaveValue('31/02/2026');
    expect(table('notifications').all()).toEqual([]);
  });

  it('are deleted at once', async () => {
    table('notifications').insert({ title: 'Aviso' });
    const user = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Excluir Aviso' }));
    await waitFor(() => expect(table('notifications').all()).toEqual([]));
  });
});
