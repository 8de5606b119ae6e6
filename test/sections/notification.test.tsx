import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { found } from '../faults/disturbances';
import { server, table } from '../mock-backend/server';
import { openRecord } from '../support/open-record';
import { sentBodies } from '../support/serve-list';
import { visit } from '../support/visit';

const LIST = '/application-admin/notification';

const disease = (name: string) => String(table('diseases').insert({ name }).id);

describe('notifications', () => {
  it('R128: show the field for the selected content type', async () => {
    const user = await visit(`${LIST}/manage`);
    expect(await screen.findByLabelText('ID da doença')).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/Tipo de conteúdo/), 'Bula');
    expect(screen.getByLabelText('ID da bula')).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/Tipo de conteúdo/), 'URL');
    expect(screen.getByLabelText('URL')).toBeVisible();
    expect(screen.queryByLabelText('ID da bula')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText(/Tipo de conteúdo/), 'CID');
    expect(screen.getByLabelText(/^Código d[ao]/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Escolher:/ })).not.toBeInTheDocument();
  });

  it('R127, R129, R167: send the type as a number, the validity as a calendar day and the schedule as an instant', async () => {
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

  it('R128: send null for the old URL or content id when the content type changes between URL and record', async () => {
    const sent = sentBodies();
    table('notifications').insert({ title: 'Aviso', contentType: 'CONTENT_DISEASE', contentId: '7' });
    table('notifications').insert({ title: 'Site', contentType: 'CONTENT_URL', url: 'https://exemplo.com' });
    const user = await openRecord(LIST, 'Aviso');
    await user.selectOptions(screen.getByLabelText(/Tipo de conteúdo/), 'URL');
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

  it('B17: let the user choose the content by name, show the name and send the id', async () => {
    disease('Bronquite');
    const id = disease('Asma');
    const sent = sentBodies();
    const user = await visit(`${LIST}/manage`);
    await user.type(await screen.findByLabelText('Título'), 'Aviso');
    await user.click(screen.getByRole('button', { name: 'Escolher: Doença' }));
    const dialog = await screen.findByRole('dialog', { name: 'Doença' });
    await user.click(await within(dialog).findByRole('button', { name: 'Asma' }));

    expect(screen.getByLabelText('ID da doença')).toHaveValue(id);
    expect(screen.getByLabelText('ID da doença')).toHaveAccessibleDescription('Asma');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ title: 'Aviso', contentId: id })]));
  });

  it('look the name of the content up again when the field is focused after a failed lookup', async () => {
    const id = disease('Asma');
    table('notifications').insert({ title: 'Aviso', contentType: 'CONTENT_DISEASE', contentId: id });
    let refused = 0;
    const refuse = () => {
      refused += 1;
      return new HttpResponse(null, { status: 503 });
    };
    server.use(http.get('*/api/diseases', refuse, { once: true }));
    const user = await openRecord(LIST, 'Aviso');
    const field = screen.getByLabelText('ID da doença');
    await waitFor(() => expect(refused).toBe(1));
    await user.click(screen.getByLabelText('Título'));
    expect(field).not.toHaveAccessibleDescription();
    await user.click(field);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Asma'));
  });

  it('offer only the id field when the user may not read the list of the content type', async () => {
    const user = await visit('/admin/notification/manage', 'admin');
    expect(await screen.findByRole('button', { name: 'Escolher: Doença' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/Tipo de conteúdo/), 'Bula');
    expect(screen.getByLabelText('ID da bula')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Escolher:/ })).not.toBeInTheDocument();
  });

  it('whose content type changes have no content id and name, and get them back with their type', async () => {
    const id = disease('Asma');
    const user = await visit(`${LIST}/manage`);
    const type = await found('[data-cy="contentType"]');
    await user.type(await found('[data-cy="contentId"]'), id);
    await waitFor(() => expect(screen.getByLabelText('ID da doença')).toHaveAccessibleDescription('Asma'));
    await user.selectOptions(type, 'CONTENT_LABORATORY');
    expect(await found('[data-cy="contentId"]')).toHaveValue('');
    expect(await found('[data-cy="contentId"]')).not.toHaveAccessibleDescription();
    await user.selectOptions(type, 'CONTENT_URL');
    await user.selectOptions(type, 'CONTENT_DISEASE');
    expect(await found('[data-cy="contentId"]')).toHaveValue(id);
  });

  it('F238: never show the name of another kind of content for the same id', async () => {
    const id = disease('Asma');
    const other = String(table('laboratories').insert({ name: 'Hemograma' }).id);
    const user = await visit(`${LIST}/manage`);
    const type = await found('[data-cy="contentType"]');
    await user.type(await found('[data-cy="contentId"]'), id);
    await waitFor(() => expect(screen.getByLabelText('ID da doença')).toHaveAccessibleDescription('Asma'));
    await user.selectOptions(type, 'CONTENT_LABORATORY');
    const field = await found('[data-cy="contentId"]');
    await user.type(field, id);
    expect(field).not.toHaveAccessibleDescription('Asma');
    expect(other).toBe(id);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Hemograma'));
  });

  it.each([['Título'], ['Descrição'], ['Conteúdo']])(
    'F239: count exactly 200 characters of %s as allowed, and 201 as too many',
    async label => {
      const user = await visit(`${LIST}/manage`);
      const field = await screen.findByLabelText(label);
      await user.click(field);
      await user.paste('x'.repeat(200));
      const count = () => screen.getByText(new RegExp(`^${label}.*20[01]`));
      expect(count()).not.toHaveClass('text-danger');
      await user.paste('x');
      expect(count()).toHaveClass('text-danger');
    },
  );

  it('have a content that is marked as Portuguese in the English console', async () => {
    await visit(`${LIST}/manage`, 'editor', 'en');
    expect(await screen.findByLabelText(/^Content$/)).toHaveAttribute('lang', 'pt-BR');
  });
});
