import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { keepVersion, removeVersions } from 'features/versions/store';
import { toBase64 } from 'lib/base64';
import { ALERT_DURATION } from 'ui/feedback/timed-alert';
import { ptBr } from '../../i18n/pt-br';
import { server, table, useProfile } from '../mock-backend/server';
import { requests } from '../support/requests';
import { sentBodies } from '../support/serve-list';
import { visit } from '../support/visit';

const PAGE = '/application-admin/sync-resume';
/** The reason that the alert of a failed release shows. */
const REASON = 'O servidor está indisponível. Tente de novo.';

/** Asks to release the only item, and says yes. */
const releaseOne = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Liberar 1 item' }));
  const question = await screen.findByRole('dialog', { name: ptBr.syncResume.question.title });
  await user.dblClick(within(question).getByRole('button', { name: 'Liberar 1 item' }));
};

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const pending = () =>
  table('syncResumes').insert({ updateNumber: 7, syncObjects: [{ id: 3, objectName: 'Asma', type: 'DISEASE' }] });

describe('the sync resume', () => {
  it('R96, F25: is released only once by a double click, and then nothing is pending', async () => {
    const { id } = pending();
    const bodies = sentBodies();
    const user = await visit(PAGE);
    expect(await screen.findByRole('heading', { name: `Liberação pendente nº ${id}` })).toBeVisible();
    expect(screen.getByRole('row', { name: '3 Asma Doença Ver diferença' })).toBeVisible();
    await releaseOne(user);
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
    const button = await screen.findByRole('button', { name: 'Liberar 1 item' });
    await releaseOne(user);
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
    await releaseOne(user);
    expect(await screen.findByText('Liberado com sucesso!')).toBeVisible();
    expect(await screen.findByText('Nada aguarda liberação.')).toBeVisible();
  });
});

const listed = (...syncObjects: object[]) => table('syncResumes').insert({ updateNumber: 7, syncObjects });
const marked = () =>
  screen
    .getAllByRole('row')
    .filter(row => within(row).queryByText(ptBr.hints.pendingRelease))
    .map(row => within(row).getAllByRole('link')[0]?.textContent);

describe('what is pending', () => {
  it('B30: links to its records, shows what differs in a disease, and is released after a question whose Enter publishes nothing', async () => {
    const text = { rawMarkdownAvailable: toBase64('Dose: 8 g.'), rawMarkdownToRelease: toBase64('Dose: 84 g.') };
    const [asma, zika] = ['Asma', 'Zika'].map(name => table('diseases').insert({ name }));
    table('diseases').replace({ ...asma, treatment: text });
    listed(
      { id: asma.id, objectName: 'Asma', type: 'DISEASE' },
      { id: zika.id, objectName: 'Zika', type: 'DISEASE' },
      { id: 9, objectName: 'ausculta', type: 'APPLICATION_PICTURE' },
    );
    const bodies = sentBodies();
    const user = await visit(PAGE);
    await screen.findByRole('link', { name: 'Asma' });
    expect(screen.getAllByRole('link').map(link => link.getAttribute('href')?.split('#')[1])).toEqual(
      expect.arrayContaining([
        `/application-admin/diseases/manage?id=${asma.id}&name=Asma`,
        '/application-admin/application-pictures/manage?id=9&name=ausculta',
      ]),
    );

    await user.click(screen.getByRole('button', { name: 'Ver diferença: Asma' }));
    const difference = within(await screen.findByRole('dialog', { name: 'Ver diferença: Asma' }));
    expect(await difference.findByText('84')).toBeVisible();
    await user.click(difference.getAllByRole('button', { name: 'Fechar' })[0]);
    await user.click(screen.getByRole('button', { name: 'Ver diferença: Zika' }));
    expect(await screen.findByText(ptBr.syncResume.noDifference)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Fechar' })[0]);

    await user.click(screen.getByRole('button', { name: 'Liberar 3 itens' }));
    const question = within(await screen.findByRole('dialog', { name: ptBr.syncResume.question.title }));
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Asma',
      'Zika',
      'ausculta',
    ]);
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies).toEqual([]);
  });

  it('B30: a disease of which the server has one text is compared with the version of this browser', async () => {
    const asma = table('diseases').insert({
      name: 'Asma',
      treatment: { rawMarkdownAvailable: toBase64('Dose: 84 g.') },
    });
    const address = { login: 'editor', section: 'diseases', id: String(asma.id) };
    const keep = (how: 'opened' | 'saved', text: string) =>
      keepVersion(address, { how, name: 'Asma', texts: { 'treatment.rawMarkdownAvailable': text } });
    await keep('opened', 'Dose: 5 g.');
    await keep('opened', 'Dose: 8 g.');
    await keep('saved', 'Dose: 84 g.');
    listed({ id: asma.id, objectName: 'Asma', type: 'DISEASE' });
    const user = await visit(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Ver diferença: Asma' }));
    const difference = within(await screen.findByRole('dialog', { name: 'Ver diferença: Asma' }));
    expect(await difference.findByText('84')).toBeVisible();
    expect(difference.getByText('8')).toBeVisible();
    expect(
      difference.getByText(/^O servidor guarda um só texto\. Comparado com a versão .* guardou em \d/),
    ).toBeVisible();
    await removeVersions('editor');
  });

  it.each([
    ['diseases', 'diseases', 'DISEASE', 'name'],
    ['application-pictures', 'applicationPictures', 'APPLICATION_PICTURE', 'referenceName'],
  ])(
    'B30: is marked in the list of %s by id and name, asked once after the rows; not by what differs in its texts',
    async (path, of, type, field) => {
      useProfile('friendly');
      const texts = { diagnostic: { rawMarkdownAvailable: toBase64('A'), rawMarkdownToRelease: toBase64('B') } };
      const picture = { content: 'R0lGODlhAQABAAAAACw=', contentContentType: 'image/gif' };
      const [one, two, three] = ['um', 'dois', 'tres'].map(name =>
        table(of).insert({ [field]: name, ...(type === 'DISEASE' ? texts : picture) }),
      );
      listed(
        { id: one.id, objectName: 'um', type },
        { id: two.id, objectName: 'outro nome', type },
        { id: three.id, objectName: 'tres', type: 'OTHER' },
      );
      const asked = requests(/sync-resumes|find-all|diseases/);
      const user = await visit(`/application-admin/${path}`);
      await waitFor(() => expect(marked()).toEqual(['um']));
      expect(asked.map(line => /sync-resumes/.test(line))).toEqual([false, true]);
      await user.type(screen.getByRole('searchbox'), 'um{Enter}');
      await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
      expect(marked()).toEqual(['um']);
      expect(asked.filter(line => /sync-resumes/.test(line))).toHaveLength(1);
    },
  );

  it.each([
    ['the summary cannot be read', 'editor'],
    ['the menu has no pending releases', 'leaflet'],
  ])('B30: marks nothing and says nothing if %s', async (_what, login) => {
    const { id } = table('diseases').insert({ name: 'Asma' });
    listed({ id, objectName: 'Asma', type: 'DISEASE' });
    server.use(http.get('*/api/sync-resumes', () => new HttpResponse(null, { status: 500 })));
    const asked = requests(/sync-resumes/);
    await visit('/application-admin/diseases', login);
    await screen.findByRole('row', { name: /Asma/ });
    await waitFor(() => expect(asked).toHaveLength(login === 'editor' ? 1 : 0));
    await wait(100);
    expect(screen.queryByText(ptBr.hints.pendingRelease)).not.toBeInTheDocument();
    expect(screen.getAllByRole('alert').every(alert => alert.textContent === '')).toBe(true);
  });
});
