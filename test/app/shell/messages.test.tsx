import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server, table } from '../../mock-backend/server';
import { announcer, listenTo } from '../../support/announcements';
import { visit } from '../../support/visit';

const LIST = '/application-admin/disease-synonym';

describe('a console message', () => {
  it('about a save is announced once and stays in the message log after its alert closes', async () => {
    const user = await visit(`${LIST}/manage`);
    const announcements = listenTo(announcer());
    await user.type(await screen.findByLabelText(/Nome/), 'Asma');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('row', { name: /Asma/ });
    await waitFor(() => expect(screen.queryByText('Salvo com sucesso!')).not.toBeInTheDocument());
    expect(announcements).toEqual(['Feito: Salvo com sucesso!']);

    await user.click(screen.getByRole('button', { name: 'Mensagens: 1 não lida' }));
    const log = await screen.findByRole('dialog', { name: 'Mensagens' });
    expect(within(log).getByRole('listitem')).toHaveTextContent('Salvo com sucesso!');
    await user.click(within(log).getByRole('button', { name: 'Fechar' }));
    expect(await screen.findByRole('button', { name: 'Mensagens' })).toBeVisible();
  });

  it('about a repeated failure is announced again and restarts the display time of the alert', async () => {
    table('diseaseSynonyms').insert({ name: 'Asma' });
    server.use(http.delete('*/api/disease-synonym/:id', () => new HttpResponse(null, { status: 503 })));
    const user = await visit(LIST);
    const shown = 'Não foi possível excluir. O servidor está indisponível. Tente de novo.';
    const fail = async () => user.click(await screen.findByRole('button', { name: 'Excluir Asma' }));
    await fail();
    await screen.findByText('Não foi possível excluir.', { selector: '.alert' });
    const announcements = listenTo(announcer());
    await act(() => jest.advanceTimersByTimeAsync(4000));
    await fail();
    await screen.findByRole('button', { name: 'Mensagens: 2 não lidas' });
    expect(announcements).toEqual([`Atenção: ${shown}`]);
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(screen.getByText('Não foi possível excluir.', { selector: '.alert' })).toBeVisible();
  });

  it('is not announced again when the language changes', async () => {
    const user = await visit(`${LIST}/manage`);
    await user.type(await screen.findByLabelText(/Nome/), 'Asma{Enter}');
    await screen.findByRole('button', { name: 'Mensagens: 1 não lida' });
    const announcements = listenTo(announcer());
    await user.click(screen.getByRole('button', { name: /Português/ }));
    await user.click(screen.getByRole('menuitem', { name: 'English' }));
    await screen.findByRole('button', { name: 'Messages: 1 unread' });
    expect(announcements).toEqual([]);
  });

  it('R73: is removed when the user signs out', async () => {
    const user = await visit(`${LIST}/manage`);
    await user.type(await screen.findByLabelText(/Nome/), 'Asma{Enter}');
    await screen.findByRole('button', { name: 'Mensagens: 1 não lida' });
    await user.click(screen.getByText('editor'));
    await act(() => user.click(screen.getByText('Sair')));
    await screen.findByText('Boas-vindas', { selector: 'h1' });
    expect(announcer()).toHaveTextContent('');
    expect(screen.queryByRole('button', { name: /Mensagens/ })).not.toBeInTheDocument();
  });
});
