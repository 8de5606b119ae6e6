import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Disease } from 'sections/diseases/model';
import { server } from '../mock-backend/server';
import { visit } from '../support/visit';

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

/** Opens the form of the stored disease; answers what is sent. */
const open = async () => {
  const sent: Disease[] = [];
  server.use(
    http.get('*/api/diseases', () => HttpResponse.json({ content: [stored], totalElements: 1, size: 20, number: 0 })),
    http.put('*/api/diseases', async ({ request }) => {
      sent.push((await request.json()) as Disease);
      return HttpResponse.json(stored);
    }),
  );
  const user = await visit('/application-admin/diseases');
  await user.click(await screen.findByRole('button', { name: 'Editar Asma' }));
  await user.type(await screen.findByLabelText(/^Nome/), ' leve');
  return { user, sent };
};

describe('diseases', () => {
  it('weigh 1 in each region and race that is empty; what is not comes back as it was, and an emptied weight as null', async () => {
    const { user, sent } = await open();
    await user.clear(screen.getByRole('textbox', { name: 'Sexo masculino' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await user.click(await screen.findByRole('button', { name: 'Liberar agora' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    const rest = { northeast: 1, midwest: 1, southeast: 1 };
    const abroad = { latinAmerica: 1, centralAmerica: 1, northAmerica: 1, europe: 1, asia: 1, africa: 1, oceania: 1 };
    expect(sent[0]).toMatchObject({ id: 7, name: 'Asma leve', diseaseSymptoms: stored.diseaseSymptoms });
    expect(sent[0].diseaseDiagnosticVariables).toEqual({
      ...stored.diseaseDiagnosticVariables,
      maleWeight: null,
      region: { id: 9, insideBrazil: { id: 10, north: 4, south: 1, ...rest }, outOfBrazil: abroad },
      humanRace: { white: 1, black: 1, brown: 1, yellow: 1, indigenous: 1 },
    });
  });

  it.each([
    ['now keep what waits for the next release as it came', 'Liberar agora', stored.diagnostic.rawMarkdownToRelease],
    ['later leave their texts to the next release', 'Liberar depois', stored.diagnostic.rawMarkdownAvailable],
  ])('that are released %s', async (_what, button, rawMarkdownToRelease) => {
    const { user, sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await user.click(await screen.findByRole('button', { name: button }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0].diagnostic).toEqual({ ...stored.diagnostic, rawMarkdownToRelease });
    expect(sent[0]).not.toHaveProperty('treatment');
  });
});
