import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import jhipster6105 from '../backend-answers/jhipster-6.10.5.json';
import { server } from '../mock-backend/server';
import { visit } from '../support/visit';

const recorded = (name: string) => jhipster6105.answers.find(answer => answer.name === name)?.body as object;

/** The figure whose name begins with these words, together with its name. */
const figure = async (title: string, words: string) => {
  const part = (await screen.findByRole('heading', { name: title })).closest('section');
  return within(part ?? document.body)
    .getByText(words)
    .closest('div');
};

describe('the metrics page', () => {
  it('names states, areas of memory, responses and connections in words, beside the names of the server', async () => {
    await visit('/admin/metrics', 'admin');
    expect(await figure('Threads por estado', 'Bloqueada')).toHaveTextContent('Bloqueada blocked2');
    expect(await figure('Respostas por código', 'Erro do servidor')).toHaveTextContent('Erro do servidor serverError3');
    expect(await figure('Fontes de dados', 'Na fila')).toHaveTextContent('Na fila PendingConnections0');
    expect(screen.getByText('Objetos antigos').textContent).toBe('Objetos antigos G1-Old-Gen');
  });

  it('speaks English to an English reader', async () => {
    await visit('/admin/metrics', 'admin', 'en');
    expect(await figure('Threads by state', 'Blocked')).toHaveTextContent(/^Blocked2$/);
    expect(await figure('Responses by code', 'Server error')).toHaveTextContent('Server error serverError3');
  });

  it('sums up the memory and counts the threads of a server that reports only areas and a thread dump', async () => {
    server.use(
      http.get('*/management/metrics', () => HttpResponse.json(recorded('metrics'))),
      http.get('*/management/threaddump', () => HttpResponse.json(recorded('threads'))),
    );
    await visit('/admin/metrics', 'admin');
    const memory = await screen.findByRole('table', { name: 'Memória da JVM' });
    expect(within(memory).getByRole('row', { name: /^Heap 114.MB 6\.028.MB/ })).toBeVisible();
    expect(within(memory).getByRole('row', { name: /^Total 247.MB sem limite/ })).toBeVisible();
    expect(await figure('Threads por estado', 'Em execução')).toHaveTextContent(/Em execução RUNNABLE\d/);
    expect(await figure('Respostas por código', 'Sem sessão')).toHaveTextContent('Sem sessão 4016');
    const slowest = screen.getByRole('table', { name: 'As chamadas mais lentas' });
    const [, first, ...others] = within(slowest).getAllByRole('row');
    expect(first).toHaveTextContent(/^POST \/api\/authenticate6112,44.ms$/);
    expect(others).toHaveLength(4);
  });

  it('R145: shows figures, and the folded thread dump, which is filtered by state', async () => {
    const user = await visit('/admin/metrics', 'admin');
    const title = await screen.findByText('Dump de threads');
    expect(title).toHaveTextContent('Dump de threads 61');
    expect(title.closest('details')).not.toHaveAttribute('open');
    await user.click(title);
    expect(title.closest('details')).toHaveAttribute('open');
    await user.click(screen.getByRole('button', { name: 'Bloqueada BLOCKED 2' }));
    expect(await screen.findByText('2 threads')).toBeVisible();
    expect(screen.getAllByRole('meter').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Bloqueada', { selector: 'summary *' })).toHaveLength(2);
    expect(screen.getAllByText(/java\.lang\.Thread\.run/)).toHaveLength(2);
  });
});
