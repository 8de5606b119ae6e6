import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { formatDateTime } from 'lib/day-format';
import { storedName } from 'lib/stored-names';
import { ptBr } from '../../../i18n/pt-br';
import { server, table } from '../../mock-backend/server';
import { delayDraftKeys, leaveDraft } from '../../support/drafts';
import { openRecord } from '../../support/open-record';
import { requests } from '../../support/requests';
import { reload, visit } from '../../support/visit';

const stored = () => Object.keys(localStorage).filter(name => name.startsWith(storedName('recents')));
const goHome = async (user: Awaited<ReturnType<typeof visit>>) => {
  await user.click(screen.getAllByRole('link', { name: 'Início' })[0]);
  await screen.findByRole('heading', { name: 'Boas-vindas' });
};

describe('the home screen', () => {
  it('B16: links to a recently edited record and stores only its section, id and name', async () => {
    table('diseaseSynonyms').insert({ name: 'Asma' });
    const user = await openRecord('/application-admin/disease-synonym', 'Asma');
    await user.type(screen.getByLabelText(/Nome/), ' brônquica{Enter}');
    await screen.findByRole('row', { name: /Asma brônquica/ });
    const { id } = table('diseaseSynonyms').all()[0];
    expect(stored().map(key => JSON.parse(localStorage.getItem(key) ?? ''))).toEqual([
      [{ section: 'disease-synonym', id, name: 'Asma brônquica' }],
    ]);
    await goHome(user);
    await user.click(await screen.findByRole('link', { name: 'Asma brônquica' }));
    expect(await screen.findByLabelText(/Nome/)).toHaveValue('Asma brônquica');
    expect(window.location.hash).toMatch(new RegExp(`disease-synonym/manage\\?id=${id}`));
  });

  it('a recent record is the first option of the palette', async () => {
    const { id } = table('symptoms').insert({ name: 'Dispneia' });
    localStorage.setItem('recents|v1|editor', JSON.stringify([{ section: 'symptoms', id, name: 'Dispneia' }, 'x', {}]));
    const user = await visit('/');
    await user.keyboard('{Control>}k{/Control}');
    const [first] = await screen.findAllByRole('option');
    expect(first).toHaveTextContent('DispneiaSintomas');
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText(/^Nome/)).toHaveValue('Dispneia');
  });

  it('F244: keeps the recent records of each account when one signs out', async () => {
    const recents = JSON.stringify([{ section: 'symptoms', id: 7, name: 'Dispneia' }]);
    ['editor', 'editora', 'ana'].forEach(login => localStorage.setItem(storedName(`recents|v1|${login}`), recents));
    const user = await visit('/');
    await screen.findByRole('link', { name: 'Dispneia' });
    await user.click(screen.getByText('editor'));
    await user.click(screen.getByText('Sair'));
    await screen.findByRole('link', { name: 'Entrar' });
    expect(stored().sort()).toEqual(['ana', 'editor', 'editora'].map(login => storedName(`recents|v1|${login}`)));
  });

  it('shows and requests nothing of sections outside the menu, and shows no recent record of another account', async () => {
    table('syncResumes').insert({ updateNumber: 12, syncObjects: [{ id: 1, objectName: 'Asma', type: 'DISEASE' }] });
    const requested = requests(/sync-resumes|notifications/);
    const recents = [{ section: 'coupon', id: 7, name: 'NATAL' }];
    localStorage.setItem('recents|v1|leaflet', JSON.stringify(recents));
    localStorage.setItem('recents|v1|editor', JSON.stringify([{ section: 'diseases', id: 7, name: 'Asma' }]));
    await visit('/', 'leaflet');
    await screen.findByText(/Você entrou/);
    expect(screen.queryByText('NATAL')).not.toBeInTheDocument();
    expect(screen.queryByText('Asma')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: ptBr.home.releases })).toBeNull();
    expect(requested).toEqual([]);
  });

  it('B12: shows a section under favorites when it is marked, also after a reload, and removes it when it is unmarked', async () => {
    const first = await visit('/');
    await first.click(await screen.findByRole('button', { name: 'Favorita: Doenças' }));
    const user = await reload();
    const favorites = await screen.findByRole('region', { name: 'Favoritas' });
    expect(within(favorites).getByRole('link', { name: 'Doenças' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Favorita: Doenças' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Favorita: Doenças' }));
    expect(screen.queryByRole('region', { name: 'Favoritas' })).not.toBeInTheDocument();
  });

  it('links to the drafts of the user and sends no request for their records', async () => {
    await leaveDraft('editor', 'diseases', 7, {
      savedAt: Date.now(),
      values: { id: 7, name: 'Asma aguda' },
      name: 'Asma',
    });
    await leaveDraft('editor', 'symptoms', undefined, { savedAt: 1, values: { name: '' } });
    const substance = { id: 4, name: 'Varfarina' };
    const interaction = { id: 9, name: 'Varfarina × Aspirina', substance };
    await leaveDraft('editor', 'interactions', 9, { savedAt: 0.5, values: interaction });
    await leaveDraft('editor', 'interactions', undefined, { savedAt: 0.25, values: { substance } });
    await leaveDraft('ana', 'diseases', 8, { savedAt: 1, values: { id: 8, name: 'Zika' } });
    await visit('/');
    const requested = requests();
    const drafts = await screen.findByRole('region', { name: 'Texto não salvo' });
    const links = within(drafts).getAllByRole('link');
    expect(links.map(link => [link.textContent, link.getAttribute('href')?.split('#')[1]])).toEqual([
      ['Asma aguda', '/application-admin/diseases/manage?id=7&name=Asma'],
      ['Novo sintoma', '/application-admin/symptoms/manage'],
      ['Varfarina × Aspirina', '/application-admin/interactions/manage?id=9&name=Varfarina'],
      ['Nova interação', '/application-admin/interactions/manage'],
    ]);
    expect(requested).toEqual([]);
  });

  it('links to the drafts also if their database answers late', async () => {
    const key = await leaveDraft('editor', 'symptoms', undefined, { savedAt: 1, values: { name: 'Tosse' } });
    const database = delayDraftKeys([key]);
    await visit('/');
    await database.isAsked();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByRole('link', { name: 'Tosse' })).toBeNull();
    database.answer();
    expect(await screen.findByRole('link', { name: 'Tosse' })).toBeVisible();
  });

  it.each([
    [2, '2 itens aguardam a liberação no aplicativo'],
    [1, '1 item aguarda a liberação no aplicativo'],
  ])('shows the number of records that await release (%i) and links to the releases', async (count, text) => {
    const syncObjects = Array.from({ length: count }, (_, id) => ({ id, objectName: 'Asma', type: 'DISEASE' }));
    table('syncResumes').insert({ updateNumber: 12, syncObjects });
    const user = await visit('/');
    const releases = await screen.findByRole('region', { name: ptBr.home.releases });
    await user.click(within(releases).getByRole('link', { name: text }));
    expect(await screen.findByRole('heading', { name: ptBr.syncResume.title, level: 1 })).toBeVisible();
  });

  it('F282: a second visit shows at once what is known to be due, while the server is asked again', async () => {
    const HOUR = 3_600_000;
    const scheduleDate = new Date(Date.now() + HOUR).toISOString();
    table('notifications').insert({ title: 'Vacina', scheduleDate, sendPush: true });
    table('syncResumes').insert({ updateNumber: 12, syncObjects: [{ id: 1, objectName: 'Asma', type: 'DISEASE' }] });
    const user = await visit('/');
    const due = [ptBr.home.releases, ptBr.home.pushes];
    for (const name of due) await screen.findByRole('region', { name });
    await user.click(screen.getByRole('link', { name: 'Doenças' }));
    await screen.findByRole('heading', { name: 'Doenças' });
    const again = requests(/notifications|sync-resumes/);
    const never = () => new Promise<never>(() => undefined);
    server.use(http.get('*/api/notifications', never), http.get('*/api/sync-resumes', never));
    await goHome(user);
    for (const name of due) expect(await screen.findByRole('region', { name })).toBeVisible();
    expect(again).toHaveLength(2);
  });

  it('F281: shows unsaved text first, then recent records and favorites, and last what the server may tell late', async () => {
    await leaveDraft('editor', 'diseases', 7, { savedAt: 1, values: { id: 7, name: 'Zika' }, name: 'Zika' });
    table('syncResumes').insert({ updateNumber: 12, syncObjects: [{ id: 1, objectName: 'Asma', type: 'DISEASE' }] });
    localStorage.setItem('recents|v1|editor', JSON.stringify([{ section: 'symptoms', id: 7, name: 'Dispneia' }]));
    const user = await visit('/');
    await user.click(await screen.findByRole('button', { name: 'Favorita: Doenças' }));
    await screen.findByRole('region', { name: ptBr.home.releases });
    const titles = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    const cards = ['Texto não salvo', 'Vistos por último', 'Favoritas', 'Liberações pendentes'];
    expect(titles.map(title => title.textContent).filter(title => cards.includes(title))).toEqual(cards);
  });

  describe('the next pushes', () => {
    const HOUR = 3_600_000;
    const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
    const leavePush = (title: string, scheduleDate: string | null, sendPush = true) =>
      table('notifications').insert({ title, scheduleDate, sendPush });
    const card = () => screen.queryByRole('region', { name: ptBr.home.pushes });

    it('are listed soonest first with their time, and open their notification', async () => {
      leavePush('Vacina', inHours(2));
      leavePush('Dengue', inHours(48));
      const user = await visit('/');
      const pushes = within(await screen.findByRole('region', { name: ptBr.home.pushes }));
      expect(pushes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        `Vacina${formatDateTime(inHours(2))}`,
        `Dengue${formatDateTime(inHours(48))}`,
      ]);
      await user.click(pushes.getByRole('link', { name: 'Vacina' }));
      expect(await screen.findByLabelText(/^Título/)).toHaveValue('Vacina');
    });

    it('are not shown when they were sent, have no time or send no push', async () => {
      leavePush('Enviada', inHours(-1));
      leavePush('Sem horário', null);
      leavePush('Sem push', inHours(2), false);
      await visit('/');
      await screen.findByText(/Você entrou/);
      expect(card()).toBeNull();
    });
  });
});

describe('an account without any section', () => {
  it.each(['/', '/entity'])(
    'reads at %s that it has no access yet and whom to ask, and nothing about menus',
    async path => {
      const account = { id: 9, login: 'nova', activated: true, authorities: ['ROLE_USER'] };
      server.use(http.get('*/api/account/me', () => HttpResponse.json(account)));
      await visit(path);
      expect(await screen.findByText(/ainda não tem acesso a nenhuma seção\. Peça a um administrador/)).toBeVisible();
      expect(document.body).not.toHaveTextContent(/no menu|Filtrar as seções|Por onde começar/);
    },
  );
});
