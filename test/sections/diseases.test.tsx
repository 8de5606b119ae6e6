import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { Disease } from 'sections/diseases/record';
import { ptBr } from '../../i18n/pt-br';
import { server } from '../mock-backend/server';
import { openRecord } from '../support/open-record';
import { serveList } from '../support/serve-list';

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

const stored = {
  id: 7,
  name: 'Asma',
  free: true,
  groups: [],
  diseaseSynonyms: [],
  diseaseSymptoms: [{ id: 3, symptom: { id: 5, name: 'Tosse' }, weight: 2 }],
  diseaseDiagnosticVariables: {
    id: 8,
    maleWeight: 0.5,
    femaleWeight: 3,
    region: { id: 9, insideBrazil: { id: 10, north: 4, south: null }, outOfBrazil: null },
    humanRace: null,
    riskFactors: [{ id: 12, name: 'Fumo' }],
  },
  diagnostic: { id: 13, rawMarkdownAvailable: base64('Sibilos.'), rawMarkdownToRelease: base64('Sibilos') },
};

/** Opens the form of the stored disease and edits its name. Returns the bodies that are sent. */
const open = async (change: object = {}) => {
  const sent = serveList<Disease>('diseases', { ...stored, ...change });
  const user = await openRecord('/application-admin/diseases', 'Asma');
  await user.type(screen.getByLabelText(/^Nome/), ' leve');
  return { user, sent };
};

const group = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

/** Edits a text of the disease. */
const correct = async (user: UserEvent, text: string, typed: string) => {
  await user.click(screen.getByRole('button', { name: `Editar texto: ${text}` }));
  const area = await screen.findByRole('textbox', { name: text });
  await waitFor(() => expect(area).toHaveFocus());
  await user.keyboard(typed);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByLabelText(/^Nome/);
};

describe('diseases', () => {
  it('R94: are saved with weight 1 for empty regions and races, null for a cleared weight, and unchanged texts, of which the release dialog tells', async () => {
    const { user, sent } = await open();
    await user.click(group('Sexo, idade e prevalência'));
    await user.clear(screen.getByRole('textbox', { name: 'Sexo masculino' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    const question = within(await screen.findByRole('dialog', { name: 'Quando publicar os textos de “Asma leve”?' }));
    expect(question.getByText(ptBr.diseases.release.unchanged)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Liberar agora' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    const { diagnostic, diseaseSymptoms } = stored;
    const rest = { northeast: 1, midwest: 1, southeast: 1 };
    const abroad = { latinAmerica: 1, centralAmerica: 1, northAmerica: 1, europe: 1, asia: 1, africa: 1, oceania: 1 };
    expect(sent[0]).toMatchObject({ id: 7, name: 'Asma leve', diseaseSymptoms, diagnostic });
    expect(sent[0].diseaseDiagnosticVariables).toEqual({
      ...stored.diseaseDiagnosticVariables,
      maleWeight: null,
      region: { id: 9, insideBrazil: { id: 10, north: 4, south: 1, ...rest }, outOfBrazil: abroad },
      humanRace: { white: 1, black: 1, brown: 1, yellow: 1, indigenous: 1 },
    });
  });

  it.each([
    ['now keep what waits for the next release as it came', 'Liberar agora', stored.diagnostic.rawMarkdownToRelease],
    ['later leave their texts to the next release', 'Liberar depois', base64('Há Sibilos.')],
  ])('R95: that are released %s', async (_what, button, rawMarkdownToRelease) => {
    const { user, sent } = await open();
    await correct(user, 'Diagnóstico', 'Há ');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await user.click(await screen.findByRole('button', { name: button }));

    await waitFor(() => expect(sent).toHaveLength(1));
    const rawMarkdownAvailable = base64('Há Sibilos.');
    expect(sent[0].diagnostic).toEqual({ ...stored.diagnostic, rawMarkdownAvailable, rawMarkdownToRelease });
    expect(sent[0]).not.toHaveProperty('treatment');
  });

  it('R95, F24, B30: with a changed text open a dialog that names the disease and shows the change; Enter and Escape return to the form', async () => {
    const { user, sent } = await open();
    await correct(user, 'Diagnóstico', 'Há ');
    const ask = async () => {
      await user.keyboard('{Control>}s{/Control}');
      const question = within(await screen.findByRole('dialog', { name: 'Quando publicar os textos de “Asma leve”?' }));
      await waitFor(() => expect(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
      return question;
    };
    const question = await ask();
    expect(await question.findByRole('heading', { name: 'Diagnóstico' })).toBeVisible();
    expect(question.getByText('Há', { selector: 'ins' })).toBeVisible();
    // The dialog reads `keyCode`, which user-event does not set.
    fireEvent.keyUp(question.getByRole('button', { name: 'Cancelar' }), { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText(/^Nome/)).toHaveValue('Asma leve');
    await ask();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  it('show their texts before the variables, which are in collapsed groups with a count of set values', async () => {
    const { user } = await open();
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(parts.indexOf('Textos')).toBeLessThan(parts.indexOf('Variáveis diagnósticas'));
    expect(group('Sexo, idade e prevalência')).toHaveAccessibleName('Sexo, idade e prevalência Definidos: 2 de 12');
    expect(group('Região, no Brasil')).toHaveAccessibleName('Região, no Brasil Definidos: 1 de 5');
    expect(group('Raça ou cor')).toHaveAccessibleName('Raça ou cor Definidos: 0 de 5');
    expect(screen.queryByRole('textbox', { name: 'Norte' })).not.toBeInTheDocument();
    await user.click(group('Região, no Brasil'));
    const north = screen.getByRole('textbox', { name: 'Norte' });
    await user.clear(north);
    expect(group('Região, no Brasil')).toHaveAccessibleName('Região, no Brasil Definidos: 0 de 5');
    await user.click(group('Região, no Brasil'));
    expect(north).not.toBeVisible();
  });

  it.each([
    ['diseaseDiagnosticVariables.region.insideBrazil.south', 'Sul', ['Região, no Brasil']],
    ['diseaseDiagnosticVariables.region', 'Norte', ['Região, no Brasil', 'Região, fora do Brasil']],
  ])('expand the groups of a refused %s, and move the focus to its first field', async (field, label, opened) => {
    const { user } = await open();
    const fieldErrors = [{ objectName: 'disease', field, message: 'NotNull' }];
    server.use(http.put('*/api/diseases', () => HttpResponse.json({ fieldErrors }, { status: 400 })));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await user.click(await screen.findByRole('button', { name: 'Liberar agora' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: label })).toHaveFocus());
    const isOpen = (name: string) => group(name).getAttribute('aria-expanded') === 'true';
    const groups = ['Sexo, idade e prevalência', 'Região, no Brasil', 'Região, fora do Brasil', 'Raça ou cor'];
    expect(groups.filter(isOpen)).toEqual(opened);
  });
});

it('Enter in a weight goes to that of the next row, with its number selected, and saves nothing', async () => {
  const { user, sent } = await open({
    diseaseSymptoms: ['Tosse', 'Febre'].map((name, at) => ({ id: at, symptom: { id: at + 5, name }, weight: at + 2 })),
  });
  const [first, second] = ['Peso 1', 'Peso 2'].map(name =>
    screen.getByRole('textbox', { name: new RegExp(`^${name}`) }),
  );
  await user.clear(first);
  await user.type(first, '7{Enter}');
  expect(second).toHaveFocus();
  await user.keyboard('9{Enter}');
  expect(second).toHaveFocus();
  expect([first, second].map(field => (field as HTMLInputElement).value)).toEqual(['7', '9']);
  expect(sent).toEqual([]);
});
