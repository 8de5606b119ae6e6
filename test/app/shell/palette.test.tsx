import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { storedName } from 'lib/stored-names';
import { server, table } from '../../mock-backend/server';
import { hold } from '../../support/hold';
import { openRecord } from '../../support/open-record';
import { requests } from '../../support/requests';
import { serveList } from '../../support/serve-list';
import { visit } from '../../support/visit';

const open = async (user: Awaited<ReturnType<typeof visit>>) => {
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Seção, registro ou ação' });
};

/** Over a form, only a click with Ctrl leaves it. */
const inPlace = async (user: Awaited<ReturnType<typeof visit>>, name: RegExp) => {
  const option = await screen.findByRole('option', { name });
  await user.keyboard('{Control>}');
  await user.click(option);
  await user.keyboard('{/Control}');
};

const options = () => screen.queryAllByRole('option').map(option => option.firstChild?.textContent);

describe('the palette', () => {
  it('opens coupons with "cup" and Enter', async () => {
    const user = await visit('/');
    await user.type(await open(user), 'cup{Enter}');
    expect(await screen.findByRole('heading', { name: 'Cupons', level: 1 })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('offers a flashcard user no section outside their menu and shows that nothing was found', async () => {
    const user = await visit('/', 'flashcard');
    await user.type(await open(user), 'cupom');
    expect(await screen.findByText(/Nada encontrado para “cupom”/)).toBeVisible();
    expect(options()).toEqual(['Procurar “cupom” nos textos']);
  });

  it('opens a record in its form, and Cancel returns to the list with the search', async () => {
    table('diseases').insert({ name: 'Dengue', cid: 'A90', free: true });
    const user = await visit('/');
    await user.type(await open(user), 'dengue');
    await user.click(await screen.findByRole('option', { name: /^Dengue/ }));
    expect(await screen.findByRole('heading', { name: 'Dengue · Editar doença' })).toBeVisible();
    expect(window.location.hash).toMatch(/diseases\/manage\?id=\d+&name=Dengue$/);
    expect(screen.getByLabelText(/Nome/)).toHaveValue('Dengue');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('searchbox')).toHaveValue('dengue');
  });

  it('opens the recent record that the user points at, also when the search finds it meanwhile', async () => {
    const [grave] = ['Asma grave', 'Asma', 'Asma leve'].map(name => table('diseases').insert({ name }));
    const recents = [{ section: 'diseases', id: grave.id, name: 'Asma grave' }];
    localStorage.setItem('recents|v1|editor', JSON.stringify(recents));
    const user = await visit('/');
    const answer = hold('get', '*/api/diseases');
    await user.type(await open(user), 'asma');
    await user.hover(await screen.findByRole('option', { name: /^Asma grave/ }));
    answer();
    await screen.findByRole('option', { name: /^Asma leve/ });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Asma grave · Editar doença' })).toBeVisible();
  });

  it('B25: a click opens only what the user points at: another option may have moved under the pointer', async () => {
    const user = await visit('/');
    await user.type(await open(user), 'cupons');
    const [meant, other] = screen.getAllByRole('option');
    await user.hover(meant);
    // The options move, the pointer does not: the browser sends the click alone.
    fireEvent.click(other, { detail: 1 });
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(meant);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the numbers of two records of one section that have one name', async () => {
    serveList('disease-synonyms', { id: 11, name: 'Febre' }, { id: 12, name: 'Febre' });
    const user = await visit('/application-admin/disease-synonym');
    await user.type(await open(user), 'febre');
    expect(await screen.findByRole('option', { name: /^Febre.*nº 11/ })).toBeVisible();
    expect(screen.getByRole('option', { name: /^Febre.*nº 12/ })).toBeVisible();
  });

  it('finds records and sections when the pasted text has special spaces and decomposed accents', async () => {
    table('diseases').insert({ name: 'Doença de Chagas', cid: 'B57', free: true });
    const user = await visit('/');
    await user.click(await open(user));
    await user.paste(`\u200bDoença\u00a0 de Chagas `.normalize('NFD'));
    expect(await screen.findByRole('option', { name: /^Doença de Chagas/ })).toBeVisible();
  });

  it('changes the active option with the arrow keys and wraps from the first option to the last', async () => {
    const user = await visit('/');
    const input = await open(user);
    await user.type(input, 'novo cup');
    expect(options()).toEqual(['Novo cupom', 'Procurar “novo cup” nos textos']);
    await user.clear(input);
    const all = screen.getAllByRole('option');
    expect(input).toHaveAttribute('aria-activedescendant', all[0].id);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(input).toHaveAttribute('aria-activedescendant', all[2].id);
    expect(all[2]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(input).toHaveAttribute('aria-activedescendant', all[all.length - 1].id);
  });

  it('requests records for more than one letter, only in menu sections and only for the latest text', async () => {
    const requested = requests();
    const user = await visit('/', 'leaflet');
    const input = await open(user);
    requested.length = 0;
    await user.type(input, 'd');
    expect(screen.queryByText('Procurando nos registros…')).not.toBeInTheDocument();
    await user.type(input, 'ip');
    expect(screen.getByText('Procurando nos registros…')).toBeVisible();
    await waitFor(() => expect(requested.length).toBeGreaterThan(2));
    const questions = requested.map(line => new URL(line.split(' ')[1], 'http://localhost'));
    expect(new Set(questions.map(({ searchParams }) => searchParams.get('size')))).toEqual(new Set(['5']));
    expect(questions.map(({ pathname }) => pathname)).not.toContain('/api/symptoms');
    expect(questions.every(({ search }) => /=dip(&|$)/.test(search))).toBe(true);
  });

  it('asks for confirmation before unsaved text is discarded, and then opens the other record', async () => {
    table('diseases').insert({ name: 'Dengue' });
    table('diseases').insert({ name: 'Zika' });
    const user = await openRecord('/application-admin/diseases', 'Dengue');
    await user.type(screen.getByLabelText(/Nome/), ' grave');
    await user.type(await open(user), 'zika');
    await inPlace(user, /^Zika/);
    const question = await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
    await user.click(within(question).getByRole('button', { name: 'Ficar aqui' }));
    expect(screen.getByLabelText(/Nome/)).toHaveValue('Dengue grave');
    await user.type(await open(user), 'zika');
    await inPlace(user, /^Zika/);
    await user.click(await screen.findByRole('button', { name: 'Descartar e sair' }));
    await waitFor(() => expect(screen.getByLabelText(/Nome/)).toHaveValue('Zika'));
  });

  it('opens an empty form when the user discards the text of a new record', async () => {
    const user = await visit('/application-admin/risk-factor/manage');
    await user.type(await screen.findByLabelText(/^Nome/), 'Sal');
    await user.type(await open(user), 'novo fator{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Descartar e sair' }));
    await waitFor(() => expect(screen.getByLabelText(/^Nome/)).toHaveValue(''));
  });

  it('reopens the current record with its stored values when the user discards the changes', async () => {
    table('diseases').insert({ name: 'Dengue' });
    const user = await openRecord('/application-admin/diseases', 'Dengue');
    await user.type(screen.getByLabelText(/^Nome/), ' grave');
    await user.type(await open(user), 'dengue');
    await inPlace(user, /^Dengue/);
    await user.click(await screen.findByRole('button', { name: 'Descartar e sair' }));
    await waitFor(() => expect(screen.getByLabelText(/^Nome/)).toHaveValue('Dengue'));
  });

  it('B25: names the sections that have not answered and those that failed, and holds no other up', async () => {
    table('riskFactors').insert({ name: 'Febre alta' });
    server.use(http.get('*/api/coupons', () => new HttpResponse(null, { status: 503 })));
    const answer = hold('get', '*/api/groups');
    const user = await visit('/');
    await user.type(await open(user), 'febre a');
    expect(await screen.findByRole('option', { name: /^Febre alta/ })).toBeVisible();
    expect(await screen.findByText('Ainda sem resposta: Grupos.')).toBeVisible();
    answer();
    expect(await screen.findByText('Não foi possível procurar em: Cupons.')).toBeVisible();
  });

  it('B25: a better record that arrives later does not take the place of the one that Enter opens', async () => {
    table('medicineGroups').insert({ name: 'Asmáticos' });
    table('diseases').insert({ name: 'Asma' });
    const answer = hold('get', '*/api/diseases');
    const user = await visit('/');
    const input = await open(user);
    await user.type(input, 'asma');
    const shown = await screen.findByRole('option', { name: /^Asmáticos/ });
    expect(input).toHaveAttribute('aria-activedescendant', shown.id);
    answer();
    await screen.findByRole('option', { name: /^Asma ?Doenças/ });
    expect(options()[0]).toBe('Asma');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: /^Asmáticos/ })).toBeVisible();
  });

  it('B25: Enter waits for all sections before it goes to the texts, and says what was asked', async () => {
    const answer = hold('get', '*/api/plans');
    const user = await visit('/');
    await user.type(await open(user), 'dipirona 500 mg');
    await screen.findByText('Ainda sem resposta: Planos.');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    answer();
    expect(await screen.findByText(/^Procurado pelo nome em: .*Planos/)).toHaveTextContent(/aplicativo \(E-mail\)/);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Procurar nos textos' })).toBeVisible();
    expect(window.location.hash).toMatch(/find\?text=dipirona/);
  });

  it('B25: finds a customer by a part of the e-mail, and a user by the login', async () => {
    table('customers').insert({ name: 'Bia', login: 'cliente07', email: 'cliente07@example.com', activated: true });
    const user = await visit('/', 'everything');
    const input = await open(user);
    await user.type(input, 'cliente07');
    expect(await screen.findByRole('option', { name: /^Bia/ })).toHaveTextContent('cliente07@example.com');
    await user.clear(input);
    await user.type(input, 'editor');
    await user.click(await screen.findByRole('option', { name: /^editor ?Usuários/ }));
    expect(await screen.findByRole('heading', { name: /editor/ })).toBeVisible();
  });

  it.each([
    ['buscar', 'Procurar nos textos'],
    ['criar cupom', 'Novo cupom'],
    ['modo escuro', 'Mudar a aparência: Escura'],
    ['trocar senha', 'Senha'],
    ['encerrar', 'Sair'],
  ])('B25: "%s" finds the action that is called otherwise', async (typed, label) => {
    const user = await visit('/');
    await user.type(await open(user), typed);
    expect(options()).toContain(label);
  });

  it('changes the language without leaving the screen', async () => {
    const user = await visit('/application-admin/coupon');
    await user.type(await open(user), 'english{Enter}');
    expect(await screen.findByRole('heading', { name: 'Coupons' })).toBeVisible();
    expect(within(screen.getByRole('main')).queryByText('Cupons')).not.toBeInTheDocument();
    expect([document.documentElement.lang, localStorage.getItem(storedName('locale'))]).toEqual(['en', '"en"']);
  });
});

describe('The search for a CID code in the palette', () => {
  /** Whether the whole list is asked for, whose codes are then compared here. */
  const isWhole = ({ url }: Request) => new URL(url).searchParams.get('size') === '200';
  const insert = (name: string, cid: string) => table('diseases').insert({ name, cid, free: true });

  it('B7: finds a disease by its code, even far down in the list, and shows the code', async () => {
    Array.from({ length: 230 }, (_, at) => insert(`Doença ${at}`, `Z${100 + at}`));
    insert('Dengue', 'A90');
    const user = await visit('/');
    await user.type(await open(user), 'a90');
    const option = await screen.findByRole('option', { name: /^Dengue/ });
    expect(option).toHaveTextContent('DengueDoenças · A90');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Dengue · Editar doença' })).toBeVisible();
  });

  it('loads the list of diseases once for several codes that are typed one after another, and not for a word', async () => {
    insert('Dengue', 'A90');
    insert('Asma', 'J45');
    const read = requests(/\/api\/diseases\?(?!.*name=)/);
    const user = await visit('/');
    const input = await open(user);
    await user.type(input, 'varicela');
    await screen.findByText(/Nada encontrado/);
    expect(read).toEqual([]);
    await user.clear(input);
    await user.type(input, 'a90');
    await screen.findByRole('option', { name: /^Dengue/ });
    await user.clear(input);
    await user.type(input, 'j45');
    expect(await screen.findByRole('option', { name: /^Asma/ })).toBeVisible();
    expect(read).toHaveLength(1);
  });

  it('F264: a list of codes that arrives late does not take away what a later word found', async () => {
    insert('Dengue', 'A90');
    insert('Asma', 'J45');
    const read = requests(/\/api\/diseases\?(?!.*name=)/);
    let letGo = () => undefined as void;
    const held = new Promise<void>(resolve => (letGo = resolve));
    server.use(http.get('*/api/diseases', async ({ request }) => void (isWhole(request) && (await held))));
    const user = await visit('/');
    const input = await open(user);
    await user.type(input, 'a90');
    await waitFor(() => expect(read).toHaveLength(1));
    await user.clear(input);
    await user.type(input, 'asma');
    expect(await screen.findByRole('option', { name: /^Asma/ })).toBeVisible();
    letGo();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(options()).toEqual(['Asma', 'Procurar “asma” nos textos']);
  });

  it('R213: loads the list again for the next code after it could not be loaded', async () => {
    insert('Asma', 'J45');
    insert('Vírus A90', 'B34');
    let failed = 0;
    server.use(
      http.get('*/api/diseases', ({ request }) => {
        if (failed > 0 || !isWhole(request)) return undefined;
        failed += 1;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    const user = await visit('/');
    const input = await open(user);
    await user.type(input, 'a90');
    // The search by name worked: what it found is shown beside the failure.
    expect(await screen.findByRole('option', { name: /^Vírus A90/ })).toBeVisible();
    expect(screen.getByText('Não foi possível procurar em: Doenças (CID).')).toBeVisible();
    expect(failed).toBe(1);
    await user.clear(input);
    await user.type(input, 'j45');
    expect(await screen.findByRole('option', { name: /^Asma/ })).toBeVisible();
  });

  it('R213: loads the list again for the next code after it changed while it was loaded', async () => {
    insert('Asma', 'J45');
    let changes = true;
    server.use(
      http.get('*/api/diseases', ({ request }) =>
        changes && isWhole(request) ? HttpResponse.json({ content: [{ id: 1 }], totalElements: 9 }) : undefined,
      ),
    );
    const user = await visit('/');
    const input = await open(user);
    await user.type(input, 'a90');
    expect(await screen.findByText('Não foi possível procurar em: Doenças (CID).')).toBeVisible();
    changes = false;
    await user.clear(input);
    await user.type(input, 'j45');
    expect(await screen.findByRole('option', { name: /^Asma/ })).toBeVisible();
  });
});
