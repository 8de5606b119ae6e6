import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ALERT_DURATION } from 'ui/feedback/timed-alert';
import { server, table } from '../mock-backend/server';
import { requests } from '../support/requests';
import { sentBodies } from '../support/serve-list';
import { visit } from '../support/visit';

const PAGE = '/application-admin/sync-resume';
/** The reason that the alert of a failed release shows. */
const REASON = 'O servidor está indisponível. Tente de novo.';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const pending = () =>
  table('syncResumes').insert({ updateNumber: 7, syncObjects: [{ id: 3, objectName: 'Asma', type: 'DISEASE' }] });

describe('the sync resume', () => {
  it('R96, F25: is released only once by a double click, and then nothing is pending', async () => {
    const { id } = pending();
    const bodies = sentBodies();
    const user = await visit(PAGE);
    expect(await screen.findByRole('heading', { name: `Liberação pendente nº ${id}` })).toBeVisible();
    expect(screen.getByRole('row', { name: '3 Asma Doença' })).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Liberar' }));
    expect(await screen.findByText('Liberado com sucesso!')).toBeVisible();
    expect(await screen.findByText('Nada aguarda liberação.')).toBeVisible();
    expect(screen.getByText('O que for salvo para liberar depois aparece aqui.')).toBeVisible();
    expect(bodies).toEqual([{ id }]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('R96, F25: shows a failed release, and is requested again after 1.5 s while the reason is visible, and can be released again', async () => {
    pending();
    const requested = requests(/sync-resumes$/);
    server.use(http.post('*/api/sync-resumes', () => new HttpResponse(null, { status: 503 }), { once: true }));
    const user = await visit(PAGE);
    const button = await screen.findByRole('button', { name: 'Liberar' });
    await user.click(button);
    expect(await screen.findByText('Não foi possível fazer a liberação.')).toBeVisible();
    const reason = screen.getByText(REASON);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(requested).toHaveLength(2);

    await wait(ALERT_DURATION);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    expect(requested.map(line => line.split(' ')[0])).toEqual(['GET', 'POST', 'GET']);
    expect(screen.getByRole('row', { name: /Asma/ })).toBeVisible();
    expect(reason).toBeVisible();
    await wait(2 * ALERT_DURATION);
    expect(reason).toBeVisible();
    await wait(2 * ALERT_DURATION);
    expect(reason).not.toBeInTheDocument();
    expect(requested).toHaveLength(3);
    await user.click(button);
    expect(await screen.findByText('Liberado com sucesso!')).toBeVisible();
    expect(await screen.findByText('Nada aguarda liberação.')).toBeVisible();
  });
});
