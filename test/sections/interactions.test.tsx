import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../mock-backend/server';
import { visit } from '../support/visit';

const LIST = '/application-admin/interactions';

const VARFARINA = { id: 4, name: 'Varfarina' };
/** Its id is that of the interaction's result. */
const ZINCO = { id: 9, name: 'Zinco' };
const stored = {
  substance: VARFARINA,
  interactionGroups: [{ id: 6, name: 'Anti-inflamatórios' }],
  interactionSubstances: [{ id: 5, name: 'Aspirina' }],
  interactionResult: { id: 9, result: 'Sangra', conduct: 'Evitar' },
};

/** The backend of one substance and its interaction; answers what it is sent. */
const serve = (interaction: object = stored) => {
  const sent: unknown[] = [];
  const note = async ({ request }: { request: Request }) => {
    sent.push([request.method, await request.json()]);
    return HttpResponse.json(interaction);
  };
  server.use(
    http.get('*/api/substances-interactions', () =>
      HttpResponse.json({ content: [VARFARINA, ZINCO], totalElements: 2, size: 10, number: 0 }),
    ),
    http.get('*/api/substances', () =>
      HttpResponse.json({ content: [VARFARINA], totalElements: 1, size: 20, number: 0 }),
    ),
    http.get('*/api/interactions/substance/:id', () => HttpResponse.json([interaction])),
    http.post('*/api/interactions', note),
    http.put('*/api/interactions', note),
  );
  return sent;
};

describe('interactions', () => {
  it.each([
    ['are sent whole under the id of their result, without what only the screen shows', stored],
    ['keep what the console does not know', { ...stored, severity: { level: 2 } }],
    ['keep the shape in which their other parts came', { ...stored, substance: 'Varfarina', interactionGroups: {} }],
  ])('that are changed %s', async (_what, interaction) => {
    const sent = serve(interaction);
    const user = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Ver as interações de Varfarina' }));
    await user.click(await screen.findByRole('button', { name: /^Editar Varfarina × .*Aspirina$/ }));
    await user.type(await screen.findByLabelText(/Conduta/), ' sempre');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));

    expect(await screen.findByText('Salvo com sucesso!')).toBeVisible();
    const interactionResult = { ...stored.interactionResult, conduct: 'Evitar sempre' };
    expect(sent).toEqual([['PUT', { ...interaction, interactionResult }]]);
  });

  it('lead back to the row of their substance, which is marked', async () => {
    serve();
    const user = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Ver as interações de Varfarina' }));
    await user.click(await screen.findByRole('button', { name: /^Editar Varfarina × .*Aspirina$/ }));
    await user.type(await screen.findByLabelText(/Conduta/), ' sempre');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    const row = await screen.findByRole('row', { name: /^Varfarina/ }, { timeout: 4000 });
    await waitFor(() => expect(row).toHaveFocus());
  });

  it('that are new are sent without an id, with the substances as they were chosen', async () => {
    const sent = serve();
    const user = await visit(`${LIST}/manage`);
    await user.click(await screen.findByRole('button', { name: 'Escolher: Substância' }));
    await user.click(await screen.findByRole('button', { name: 'Varfarina' }));
    await user.type(screen.getByLabelText(/Resultado/), 'Sangra');
    await user.type(screen.getByLabelText(/Conduta/), 'Evitar');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    const body = {
      substance: VARFARINA,
      interactionGroups: [],
      interactionSubstances: [],
      interactionResult: { result: 'Sangra', conduct: 'Evitar' },
    };
    expect(sent).toEqual([['POST', body]]);
  });
});
