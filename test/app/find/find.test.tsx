import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { publishSignOut } from 'core/auth/sign-out';
import { toBase64 } from 'lib/base64';
import { server, table } from '../../mock-backend/server';
import { insertSemiology } from '../../support/laboratory';
import { requests } from '../../support/requests';
import { serveList } from '../../support/serve-list';
import { visit } from '../../support/visit';

// The find bar keeps its replacement until a sign-out.
beforeEach(() => publishSignOut('ana'));

const FIND = '/application-admin/find';

const disease = (name: string, diagnostic: string) =>
  table('diseases').insert({ name, free: false, diagnostic: { rawMarkdownAvailable: toBase64(diagnostic) } });

const insertDiseases = (count: number) => Array.from({ length: count }, (_, at) => disease(`Asma ${at + 1}`, 'x'));

/** Answers requests for this page of the diseases in another way. */
const answerPage = (page: number, answer: () => Response | Promise<undefined> | undefined) =>
  server.use(
    http.get('*/api/diseases', ({ request }) =>
      new URL(request.url).searchParams.get('page') === String(page) ? answer() : undefined,
    ),
  );

const finished = (text: string | RegExp) => screen.findByText(text, { selector: '.find-status' });
const places = () => screen.getAllByRole('link').filter(({ className }) => className === 'found-place');
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the search in all texts', () => {
  it('B21: finds words in texts, names, flashcards and formulas, whatever their case and accents, and marks them', async () => {
    disease('Cefaleia', '## Conduta\n\nEvitar **DIPIRONA** e ácido.');
    table('diseases').insert({
      name: 'Febre',
      flashcards: [{ position: 1, questionText: 'Dose?', answerText: 'Dipirona 500 mg' }],
    });
    table('medicineLeaflets').insert({ name: 'Dipironá', available: true, free: false });
    table('medicalScores').insert({ name: 'Dose', formula: 'dipirona * 2', isAvailableForFree: false });
    const user = await visit(FIND);
    await user.type(await screen.findByRole('searchbox', { name: 'Palavra ou trecho' }), 'dipirona{Enter}');
    await finished('Lugares: 4. Registros: 4.');
    expect(section('Doenças').getByRole('link', { name: /^Diagnóstico Evitar.*DIPIRONA.*e ácido\.$/ })).toBeVisible();
    expect(section('Flashcards').getByRole('link', { name: /Dipirona 500 mg/ })).toBeVisible();
    expect(section('Bulas').getByRole('link', { name: /^Nome/ })).toBeVisible();
    expect(section('Escores médicos').getByRole('link', { name: /dipirona \* 2/ })).toBeVisible();
    expect(places().map(link => link.querySelector('mark')?.textContent)).toContain('DIPIRONA');
    expect(window.location.hash).toContain('/find?text=dipirona');
  });

  const owner = (id: number, flashcards: unknown) => ({ id, name: `Doença ${id}`, flashcards });
  const withText = [{ position: 1, questionText: 'Dose?', answerText: 'Dipirona 500 mg' }];
  const unsent = () => screen.queryByText(/não enviou estes textos/);

  it('B25: texts that the server left out of its lists are named: nobody takes them for read', async () => {
    serveList('diseases/flashcards', owner(1, null), owner(2, null));
    await visit(`${FIND}?text=dipirona&in=flashcards`);
    await finished('Nada encontrado.');
    expect(unsent()).toHaveTextContent('Flashcards, Flashcards (registros: 2).');
  });

  it('B25: once a later page shows that a list sends its texts, a row without them has none', async () => {
    const rows = [owner(1, null), owner(2, withText)];
    server.use(
      http.get('*/api/diseases/flashcards', ({ request }) => {
        const number = Number(new URL(request.url).searchParams.get('page'));
        return HttpResponse.json({ content: [rows[number]], totalElements: 2, size: 1, number });
      }),
    );
    await visit(`${FIND}?text=dipirona&in=flashcards`);
    await finished('Lugares: 1. Registros: 1.');
    expect(unsent()).toBeNull();
  });

  it('B21: with whole words, a part of a word is not found', async () => {
    disease('Tosse', 'Dores.');
    disease('Asma', 'A dor.');
    const user = await visit(`${FIND}?text=dor`);
    await finished('Lugares: 2. Registros: 2.');
    await user.click(screen.getByRole('checkbox', { name: 'Só palavras inteiras' }));
    await user.click(screen.getByRole('button', { name: 'Procurar' }));
    await finished('Lugares: 1. Registros: 1.');
    expect(section('Doenças').getByRole('link', { name: 'Asma' })).toBeVisible();
  });

  it('F228: spaces at the ends of what is typed are not searched', async () => {
    disease('Asma', 'Crise de asma, asma.');
    const user = await visit(FIND);
    await user.type(await screen.findByRole('searchbox', { name: 'Palavra ou trecho' }), ' asma {Enter}');
    await finished('Lugares: 3. Registros: 1.');
    expect(window.location.hash).toMatch(/\?text=asma$/);
  });

  it('F228: spaces at the ends of the words of an address are not searched', async () => {
    disease('Asma', 'Crise de asma, asma.');
    await visit(`${FIND}?text=%20asma%20`);
    await finished('Lugares: 3. Registros: 1.');
  });

  it('R191: where accents shall count, a word with other accents is not found, nor in the text that is opened', async () => {
    disease('Sede', 'Sede da sedé.');
    const user = await visit(`${FIND}?text=sede&in=diseases`);
    await finished('Lugares: 3. Registros: 1.');
    await user.click(screen.getByRole('checkbox', { name: 'Diferenciar acentos' }));
    await user.click(screen.getByRole('button', { name: 'Procurar' }));
    await finished('Lugares: 2. Registros: 1.');
    expect(screen.getByRole('checkbox', { name: 'Diferenciar acentos' })).toBeChecked();
    await user.click(screen.getByRole('link', { name: /^Diagnóstico/ }));
    expect(await screen.findByText('1 de 1')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Diferenciar acentos' })).toBeChecked();
  });

  it('B21: a result opens the text with the words selected and the find bar filled, and Back returns to it', async () => {
    disease('Cefaleia', '# Dor\n\nEvitar dipirona.\n\nNunca dipirona.');
    const user = await visit(`${FIND}?text=dipirona&in=diseases`);
    await finished('Lugares: 2. Registros: 1.');
    const [, second] = places();
    await user.click(second as HTMLElement);
    const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Diagnóstico' });
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('dipirona');
    expect(area.value.slice(0, area.selectionStart)).toMatch(/Nunca $/);
    expect(screen.getByRole('searchbox', { name: 'Localizar' })).toHaveValue('dipirona');
    expect(await screen.findByText('2 de 2')).toBeVisible();
    const asked = requests(/\/api\/diseases\?/);
    act(() => window.history.back());
    await finished('Lugares: 2. Registros: 1.');
    expect(places()[1]).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it('B21: a result in a flashcard opens the form with the words selected in the card', async () => {
    const card = (position: number, answerText: string) => ({ position, questionText: 'Dose?', answerText });
    table('diseases').insert({ name: 'Febre', flashcards: [card(1, 'Repouso'), card(2, 'Dar dipirona.')] });
    const user = await visit(`${FIND}?text=dipirona&in=flashcards`);
    await finished('Lugares: 1. Registros: 1.');
    await user.click(places()[0] as HTMLElement);
    await screen.findByDisplayValue('Dar dipirona.');
    await waitFor(() => expect(screen.getByDisplayValue('Dar dipirona.')).toHaveFocus());
    const { value, selectionStart, selectionEnd } = screen.getByDisplayValue<HTMLTextAreaElement>('Dar dipirona.');
    expect(value.slice(selectionStart, selectionEnd)).toBe('dipirona');
  });

  it('B25: the focus stays in the field, and then goes to the first result, unless the user types on', async () => {
    disease('Asma', 'Dar 500 mg de dipirona.');
    const user = await visit(FIND);
    const field = await screen.findByRole('searchbox', { name: 'Palavra ou trecho' });
    await user.type(field, 'dipirona 500mg{Enter}');
    await finished('Lugares: 1. Registros: 1.');
    expect(section('Doenças').getByRole('link', { name: /Dar 500 mg de dipirona/ })).toHaveFocus();
    await user.type(field, '{Enter} ');
    await finished('Lugares: 1. Registros: 1.');
    expect(field).toHaveFocus();
  });

  it('B25: a text that was changed since is marked, and so is a line that is no longer there', async () => {
    insertSemiology('Tosse', 'Seca ou com febre.\n\nSem febre.');
    const user = await visit(`${FIND}?text=febre&in=semiologies`);
    await finished('Lugares: 2. Registros: 1.');
    await user.click(section('Semiologias').getByRole('link', { name: /Seca ou com febre/ }));
    const area = await screen.findByRole('textbox', { name: 'Anamnese' });
    await user.clear(area);
    await user.type(area, 'Sem febre.');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('heading', { name: 'Tosse · Editar semiologia' });
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('row', { name: /Tosse/ });
    window.location.hash = `#${FIND}?text=febre&in=semiologies`;
    await finished('Lugares: 2. Registros: 1.');
    expect(section('Semiologias').getByText('alterado desde a busca')).toBeVisible();
    expect(section('Semiologias').getByRole('link', { name: /Seca ou.*não está mais aqui/ })).toBeVisible();
    expect(section('Semiologias').queryByRole('link', { name: /Sem febre.*não está/ })).not.toBeInTheDocument();
  });

  it('B25: the replacement that was typed for one text is there in the next one', async () => {
    disease('Asma', 'Tosse seca.');
    disease('Gripe', 'Tosse.');
    const user = await visit(`${FIND}?text=tosse&in=diseases`);
    await finished('Lugares: 2. Registros: 2.');
    await user.click(section('Doenças').getByRole('link', { name: /Tosse seca/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Substituir por' }), 'Pigarro');
    act(() => window.history.back());
    await finished('Lugares: 2. Registros: 2.');
    await user.click(places()[1] as HTMLElement);
    expect(await screen.findByRole('textbox', { name: 'Substituir por' })).toHaveValue('Pigarro');
  });

  it('B21: rows that cannot be read are named, the rest is searched, and another try adds them', async () => {
    insertDiseases(120);
    let isBroken = true;
    answerPage(1, () => (isBroken ? HttpResponse.json({}, { status: 503 }) : undefined));
    const user = await visit(`${FIND}?text=asma&in=diseases`);
    await finished('Lugares: 70. Registros: 70.');
    expect(screen.getByText('Doenças, registros 51 a 100')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await finished('Lugares: 120. Registros: 120.');
    expect(screen.queryByText(/registros 51/)).not.toBeInTheDocument();
  });

  it('B21: Stop ends at once and keeps what was found; Go on reads the rest', async () => {
    insertDiseases(60);
    let release = () => undefined as void;
    const held = new Promise<undefined>(resolve => (release = () => resolve(undefined)));
    answerPage(1, () => held);
    const user = await visit(`${FIND}?text=asma&in=diseases`);
    await screen.findByText('Lendo Doenças: 50 de 60');
    await user.click(screen.getByRole('button', { name: 'Parar' }));
    await finished('A leitura parou antes do fim. Lugares: 50. Registros: 50.');
    release();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await finished('Lugares: 60. Registros: 60.');
  });

  it('B21: leaving the screen ends the reading, and the results are there on return', async () => {
    insertDiseases(60);
    const pages = requests(/\/api\/diseases\?/);
    answerPage(1, () => new Promise(() => undefined));
    const user = await visit(`${FIND}?text=asma&in=diseases`);
    await screen.findByText('Lendo Doenças: 50 de 60');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Início' }));
    await screen.findByText(/Você entrou/);
    act(() => window.history.back());
    await finished('A leitura parou antes do fim. Lugares: 50. Registros: 50.');
    expect(pages).toHaveLength(2);
  });

  it('B21: people and pictures are not read one after the other: their lists are asked for the words', async () => {
    const people = requests(/\/api\/customers\?/);
    await visit(`${FIND}?text=ana`);
    await finished(/Nada encontrado|Lugares/);
    expect(people).toEqual([expect.stringContaining('user.email=ana')]);
  });

  it('B21: the texts of interactions are found, and open the interaction', async () => {
    serveList('substances-interactions', { id: 3, name: 'Varfarina' });
    server.use(
      http.get('*/api/interactions/substance/3', () =>
        HttpResponse.json([
          {
            substance: { id: 3, name: 'Varfarina' },
            interactionSubstances: [{ id: 4, name: 'Dipirona' }],
            interactionGroups: [],
            interactionResult: { id: 9, result: 'Sangramento grave', conduct: 'Evitar' },
          },
        ]),
      ),
    );
    await visit(`${FIND}?text=sangramento&in=interactions`);
    await finished('Lugares: 1. Registros: 1.');
    const link = screen.getByRole('link', { name: /Sangramento grave/ });
    expect(link).toHaveAttribute('href', expect.stringContaining('/interactions/manage?id=9&name=Varfarina'));
  });

  it('B21: a record that is deleted while the list is read is told', async () => {
    insertDiseases(60);
    answerPage(1, () => void table('diseases').remove(3));
    await visit(`${FIND}?text=asma&in=diseases`);
    expect(await screen.findByText(/Registros mudaram durante a leitura: Doenças/)).toBeVisible();
  });

  it('B21: a session that ends in the middle stops the reading, and whoever signs in again finds it and goes on', async () => {
    insertDiseases(400);
    const pages = requests(/\/api\/diseases\?/);
    let hasEnded = true;
    answerPage(2, () => (hasEnded ? HttpResponse.json({}, { status: 401 }) : undefined));
    const user = await visit(`${FIND}?text=asma&in=diseases`);
    expect(await screen.findByLabelText('Usuário')).toHaveValue('editor');
    await user.type(screen.getByLabelText('Senha'), 'editor');
    expect(pages.length).toBeLessThan(8);
    hasEnded = false;
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await finished(/^A leitura parou antes do fim\. Lugares: \d+/);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await finished('Lugares: 400. Registros: 400.');
  });

  it('B21: the palette and the menu of a list lead to it', async () => {
    const user = await visit('/application-admin/symptoms');
    await user.click(await screen.findByRole('button', { name: 'Mais' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Procurar nos textos' }));
    expect(await screen.findByRole('combobox', { name: 'Seção' })).toHaveValue('symptoms');
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('revisao de conteudo{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Revisão de conteúdo' })).toBeVisible();
  });
});

describe('where a record is used', () => {
  it('B22: the menu of a row and the delete dialog lead to the records that hold its id, and these open there', async () => {
    ['Febre', 'Tosse'].forEach(name => table('symptoms').insert({ name, symptomGender: 'BOTH', synonymGroups: [] }));
    table('diseases').insert({
      name: 'Dengue',
      diseaseSymptoms: [
        { symptom: { id: 2, name: 'Tosse' }, weight: 2 },
        { symptom: { id: 1, name: 'Febre' }, weight: 2 },
      ],
    });
    table('groups').insert({ name: 'Febre', displayLevelsBelow: false, childrenGroups: [] });
    table('diseases').insert({ name: 'Asma', groups: [{ id: 1, name: 'Febre' }] });
    const user = await visit('/application-admin/symptoms');
    await user.click(await screen.findByRole('button', { name: 'Excluir Febre' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: 'Onde aparece' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Mais ações: Febre' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Onde aparece' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Onde “Febre” aparece' })).toBeVisible();
    await finished('Lugares: 1. Registros: 1.');
    expect(section('Doenças').getByRole('link', { name: 'Dengue' })).toBeVisible();
    await user.click(places()[0] as HTMLElement);
    const used = await screen.findByDisplayValue('Febre');
    await waitFor(() => expect(used).toHaveFocus());
  });

  it('B22: a picture is found in texts, links, flashcards and groups, by any spelling of its address', async () => {
    disease('Asma', '![pulmão](/images/ausculta%20pulmonar)');
    disease('Tosse', '[veja](https://api.example.com/images/ausculta%20pulmonar)');
    disease('Zika', '![outra](/images/ausculta)');
    table('groups').insert({
      name: 'Pneumologia',
      displayLevelsBelow: false,
      childrenGroups: [],
      category: 'CLINIC',
      groupPicture: { referenceName: 'ausculta pulmonar', content: 'R0lGOD', contentContentType: 'image/gif' },
    });
    await visit(`${FIND}?used=application-pictures&id=1&name=ausculta+pulmonar`);
    await finished('Lugares: 3. Registros: 3.');
    expect(section('Doenças').queryByRole('link', { name: 'Zika' })).not.toBeInTheDocument();
    expect(section('Grupos').getByRole('link', { name: 'Pneumologia' })).toBeVisible();
  });

  it('B22: renaming a picture shows first how many records will no longer show it', async () => {
    disease('Asma', '![pulmão](/images/pulmao)');
    table('applicationPictures').insert({
      referenceName: 'pulmao',
      content: 'R0lGOD',
      contentContentType: 'image/gif',
    });
    const user = await visit('/application-admin/application-pictures');
    await user.click(await screen.findByRole('button', { name: 'Editar pulmao' }));
    const name = await screen.findByLabelText(/Nome de referência/);
    await user.clear(name);
    await user.type(name, 'pulmao-direito');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    const rename = async () => within(await screen.findByRole('dialog', { name: 'Mudar o nome de referência' }));
    await user.click((await rename()).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(table('applicationPictures').all()).toMatchObject([{ referenceName: 'pulmao' }]);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    const dialog = await rename();
    expect(await dialog.findByText(/“pulmao” aparece em 1 registro/)).toBeVisible();
    expect(dialog.getByText('Asma')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Salvar com o novo nome' }));
    await waitFor(() =>
      expect(table('applicationPictures').all()).toMatchObject([{ referenceName: 'pulmao-direito' }]),
    );
  });
});

describe('the content review', () => {
  it('B23: lists what deserves another reading, filters it by kind, and changes nothing', async () => {
    table('diseases').insert({
      name: 'Asma',
      diagnostic: { rawMarkdownAvailable: toBase64('# A\n\n### B\n\nTODO dose 1.5 mg ![x](/images/nenhuma)') },
      treatment: { rawMarkdownAvailable: 'não é base64!' },
    });
    table('diseases').insert({
      name: 'Zika',
      diagnostic: { rawMarkdownAvailable: toBase64('Certo.'), rawMarkdownToRelease: toBase64('Mais certo.') },
    });
    const writes = requests(/^(?!GET)/);
    const user = await visit('/application-admin/review?in=diseases');
    await finished(/Registros: 2/);
    const findings = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map(row => within(row).getAllByRole('cell')[2]?.textContent);
    expect(findings()).toEqual([
      'o título pula um nível',
      'marca de texto provisório',
      'ponto decimal em vez de vírgula',
      'imagem que não existe no aplicativo',
      'texto que não pode ser lido',
      'difere do texto a liberar',
      'texto vazio',
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Achado' }), 'difere do texto a liberar');
    expect(findings()).toEqual(['difere do texto a liberar']);
    expect(screen.getByText(/Liberações pendentes/)).toBeVisible();
    expect(writes).toEqual([]);
  });

  it('B23: many light findings of a record do not hide a grave one', async () => {
    const text = `${'1.5 mg\n\n'.repeat(25)}![x](/images/nenhuma)`;
    table('diseases').insert({ name: 'Asma', diagnostic: { rawMarkdownAvailable: toBase64(text) } });
    const user = await visit('/application-admin/review?in=diseases&rule=unknownPicture');
    expect(await screen.findByRole('row', { name: /imagem que não existe/ })).toBeVisible();
    expect(screen.getByText('e mais 5')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Achado' }), 'seção sem texto');
    expect(await screen.findByText('Nenhum achado deste tipo.')).toBeVisible();
  });

  it('B23: a picture that records of several pages show is asked for once, and reported for each', async () => {
    // The first page does not show it. The next two are read at the same time.
    for (let number = 1; number <= 150; number += 1) {
      const text = toBase64(number > 50 ? '![x](/images/nenhuma)' : 'Certo.');
      const name = `Asma ${String(number).padStart(3, '0')}`;
      table('diseases').insert({ name, diagnostic: { rawMarkdownAvailable: text } });
    }
    await visit('/application-admin/review?in=diseases&rule=unknownPicture');
    await finished(/Registros: 150/);
    expect(screen.getByText(/^Lugares: /)).toHaveTextContent('Lugares: 250.');
  });

  it('B21, B23: results and findings are exported, one line each', async () => {
    disease('Asma', 'Dose de 1.5 mg');
    const files: Blob[] = [];
    URL.createObjectURL = made => {
      files.push(made as Blob);
      return 'blob:made';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const user = await visit('/application-admin/review?in=diseases&rule=decimalPoint');
    await finished(/Registros: 1/);
    await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    click.mockRestore();
    const lines = (await files[0]?.text())?.trim().split('\r\n');
    expect(lines?.[0]).toMatch(/Seção;id;Registro;Campo;Achado;Trecho$/);
    expect(lines?.slice(1)).toEqual(['Doenças;1;Asma;Diagnóstico;ponto decimal em vez de vírgula;Dose de 1.5 mg']);
  });

  it('B23: a finding opens the text at its place', async () => {
    disease('Asma', 'Dose de 1.5 mg');
    const user = await visit('/application-admin/review?in=diseases&rule=decimalPoint');
    await finished(/Registros: 1/);
    await user.click(screen.getByRole('link', { name: /1\.5/ }));
    const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Diagnóstico' });
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('1.5');
  });
});
