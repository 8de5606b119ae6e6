import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server, table } from '../mock-backend/server';
import { visit } from '../support/visit';

const PAGE = '/application-admin/sync-resume';
const pending = () =>
  table('syncResumes').insert({ updateNumber: 7, syncObjects: [{ id: 3, objectName: 'Asma', type: 'DISEASE' }] });

describe('the sync resume', () => {
  it('fault 25: is released once by a double click, and then nothing waits', async () => {
    const { id } = pending();
    const bodies: unknown[] = [];
    server.events.on('request:start', async ({ request }) => {
      if (request.method === 'POST' && request.url.endsWith('/sync-resumes')) bodies.push(await request.clone().json());
    });
    const user = await visit(PAGE);
    expect(await screen.findByRole('heading', { name: `Liberação pendente nº ${id}` })).toBeVisible();
    expect(screen.getByRole('row', { name: '3 Asma Doença' })).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Liberar' }));
    expect(await screen.findByText('Liberado com sucesso!')).toBeVisible();
    expect(await screen.findByText('Nada aguarda liberação.')).toBeVisible();
    expect(bodies).toEqual([{ id }]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('fault 25: tells a release that failed, and asks for the summary again', async () => {
    pending();
    server.use(http.post('*/api/sync-resumes', () => new HttpResponse(null, { status: 500 }), { once: true }));
    const user = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Liberar' }));
    expect(await screen.findByText('Não foi possível fazer a liberação.')).toBeVisible();
    expect(await screen.findByRole('row', { name: /Asma/ })).toBeVisible();
  });

  it.each([
    ['an object', (resume: object) => resume],
    ['a list', (resume: object) => [resume]],
    ['a page', (resume: object) => ({ content: [resume], totalElements: 1, size: 20, number: 0 })],
  ])('is shown and released when the answer is %s', async (_, answer) => {
    const resume = pending();
    server.use(http.get('*/api/sync-resumes', () => HttpResponse.json(answer(resume)), { once: true }));
    const user = await visit(PAGE);
    expect(await screen.findByRole('row', { name: '3 Asma Doença' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Liberar' }));
    expect(await screen.findByText('Liberado com sucesso!')).toBeVisible();
    expect(table('syncResumes').all()).toEqual([]);
  });

  it.each([
    ['null', () => HttpResponse.json(null)],
    ['an object without id', () => HttpResponse.json({ syncObjects: [] })],
    ['404', () => new HttpResponse(null, { status: 404 })],
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['an empty list', () => HttpResponse.json([])],
    ['an empty page', () => HttpResponse.json({ content: [], totalElements: 0, size: 20, number: 0 })],
  ])('shows its placeholder when the answer is %s', async (_, response) => {
    server.use(http.get('*/api/sync-resumes', response));
    await visit(PAGE);
    expect(await screen.findByText('Nada aguarda liberação.')).toBeVisible();
  });
});
