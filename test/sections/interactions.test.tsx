import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ptBr } from '../../i18n/pt-br';
import { server } from '../mock-backend/server';
import { hold } from '../support/hold';
import { serveList } from '../support/serve-list';
import { visit } from '../support/visit';

const LIST = '/application-admin/interactions';
const ADDRESS = `${LIST}/manage?id=9&name=Varfarina`;

const VARFARINA = { id: 4, name: 'Varfarina' };
/** Its id equals the id of the interaction's result. */
const ZINCO = { id: 9, name: 'Zinco' };
const stored = {
  substance: VARFARINA,
  interactionGroups: [{ id: 6, name: 'Anti-inflamatórios' }],
  interactionSubstances: [{ id: 5, name: 'Aspirina' }],
  interactionResult: { id: 9, result: 'Sangra', conduct: 'Evitar' },
};

/** A backend with one interaction. Returns the methods and bodies that it receives. */
const serve = (interaction: object = stored) => {
  const sent: unknown[] = [];
  const note = async ({ request }: { request: Request }) => {
    sent.push([request.method, await request.json()]);
    return HttpResponse.json(interaction);
  };
  serveList('substances-interactions', VARFARINA, ZINCO);
  serveList('substances', VARFARINA);
  server.use(
    http.get('*/api/interactions/substance/:id', () => HttpResponse.json([interaction])),
    http.post('*/api/interactions', note),
    http.put('*/api/interactions', note),
  );
  return sent;
};

/** Opens the interactions of the substance, and returns the button that edits the first. */
const openSubstance = async (list = LIST) => {
  const user = await visit(list);
  await user.click(await screen.findByRole('button', { name: 'Ver as interações de Varfarina' }));
  return { user, edit: () => screen.findByRole('button', { name: /^Editar Varfarina × .*Aspirina$/ }) };
};

/** Enters a new interaction and saves it. */
const enter = async () => {
  const user = await visit(`${LIST}/manage`);
  await user.click(await screen.findByRole('button', { name: 'Escolher: Substância' }));
  await user.click(await screen.findByRole('button', { name: 'Varfarina' }));
  await user.type(screen.getByLabelText(/Resultado/), 'Sangra');
  await user.type(screen.getByLabelText(/Conduta/), 'Evitar');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  return user;
};

/** The body that is sent for an interaction that `enter` has entered. */
const ENTERED = {
  substance: VARFARINA,
  interactionGroups: [],
  interactionSubstances: [],
  interactionResult: { result: 'Sangra', conduct: 'Evitar' },
};

describe('interactions', () => {
  it.each([
    ['are sent whole under the id of their result, without what only the screen shows', stored],
    ['keep an id and a name of their own', { ...stored, id: 31, name: 'Interação 31' }],
  ])(
    'R117: that are changed at their own address and have an id in their result %s, and their row gets the focus',
    async (_what, interaction) => {
      const sent = serve(interaction);
      const { user, edit } = await openSubstance();
      await user.click(await edit());
      await user.type(await screen.findByLabelText(/Conduta/), ' sempre');
      expect(window.location.hash).toBe(`#${ADDRESS}`);
      await user.click(screen.getByRole('button', { name: 'Salvar' }));

      expect(await screen.findByText('Salvo com sucesso!')).toBeVisible();
      const interactionResult = { ...stored.interactionResult, conduct: 'Evitar sempre' };
      expect(sent).toEqual([['PUT', { ...interaction, interactionResult }]]);
      const row = await screen.findByRole('row', { name: /^Varfarina/ }, { timeout: 4000 });
      await waitFor(() => expect(row).toHaveFocus());
    },
  );

  it.each<[string, unknown]>([
    ['a text', 'Sangramento'],
    ['an object without an id', { result: 'Sangra', conduct: 'Evitar' }],
  ])('whose result arrives as %s, without an id, do not open as new ones: the list says why', async (_what, result) => {
    serve({ ...stored, interactionResult: result });
    const { user, edit } = await openSubstance();
    await user.click(await edit());
    expect(await screen.findByText(ptBr.messages.withoutId)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
    expect(window.location.hash).toBe(`#${LIST}/view?id=4&name=Varfarina`);
  });

  it('of a substance that has none are begun from its empty list', async () => {
    serve();
    server.use(http.get('*/api/interactions/substance/4', () => HttpResponse.json([])));
    const user = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Ver as interações de Varfarina' }));
    expect(await screen.findByText('Ainda não há nada em “Varfarina”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Adicionar o primeiro' }));
    expect(await screen.findByRole('heading', { name: ptBr.interactions.new })).toBeVisible();
  });

  it('return with Cancel to the search of the list that they were opened from', async () => {
    serve();
    const { user, edit } = await openSubstance(`${LIST}?search=Var`);
    await user.click(await edit());
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(window.location.hash).toBe(`#${LIST}?search=Var`));
  });

  it('that are new are not sent again without a question after a lost answer: no list finds them', async () => {
    const sent = serve();
    server.use(http.post('*/api/interactions', () => HttpResponse.error(), { once: true }));
    const user = await enter();
    await screen.findByText(ptBr.changes.mayBeStored);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await user.click(await screen.findByRole('button', { name: ptBr.changes.stored.create }));
    await screen.findByText(ptBr.messages.saveSuccess);
    expect(sent).toEqual([['POST', ENTERED]]);
  });

  it('return to the search of the list when one that was deleted is created again', async () => {
    serve();
    server.use(http.delete('*/api/interactions/9', () => new HttpResponse(null, { status: 204 })));
    const { user } = await openSubstance(`${LIST}?search=Var`);
    await user.click(await screen.findByRole('button', { name: /^Excluir Varfarina/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }));
    await user.click(await screen.findByRole('button', { name: /como novo$/ }));
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(window.location.hash).toBe(`#${LIST}?search=Var`));
  });

  it('R117: that are new are sent without an id, and updated under that of their result when the user types during the save', async () => {
    const sent = serve({ ...stored, id: 31, name: 'Interação 31' });
    const letGo = hold('post', '*/api/interactions');
    const user = await enter();
    await user.type(screen.getByLabelText(/Conduta/), ' sempre');
    letGo();
    await screen.findByText(ptBr.changes.savedBefore);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    const interactionResult = { id: 9, result: 'Sangra', conduct: 'Evitar sempre' };
    expect(sent).toEqual([
      ['POST', ENTERED],
      ['PUT', { ...ENTERED, interactionResult, id: 31, name: 'Interação 31' }],
    ]);
  });
});

describe('The form of an interaction', () => {
  afterEach(() => jest.restoreAllMocks());

  it('opens in a new tab at the URL of its interaction when the edit button is clicked with Ctrl', async () => {
    serve();
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, edit } = await openSubstance();
    await user.keyboard('{Control>}');
    await user.click(await edit());
    expect(opened.mock.calls).toEqual([[`/#${ADDRESS}`]]);
  });

  it('opens from its URL, and returns to its substance in the list after a save', async () => {
    const sent = serve();
    const user = await visit(ADDRESS);
    await user.type(await screen.findByDisplayValue('Evitar'), ' sempre');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(window.location.hash).toBe(`#${LIST}?search=Varfarina`), { timeout: 4000 });
    expect(sent).toEqual([
      ['PUT', { ...stored, interactionResult: { ...stored.interactionResult, conduct: 'Evitar sempre' } }],
    ]);
  });

  it.each([
    ['an interaction that is gone', 'id=99&name=Varfarina'],
    ['a substance that has none', 'id=9&name=Heparina'],
    ['no name', 'id=9'],
  ])('shows "record not found" instead of an empty form when its URL has %s', async (_what, query) => {
    serve();
    await visit(`${LIST}/manage?${query}`);
    expect(await screen.findByRole('heading', { name: 'Registro não encontrado' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeInTheDocument();
  });
});
