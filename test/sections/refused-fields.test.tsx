import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { found } from '../faults/disturbances';
import { server, table, useProfile } from '../mock-backend/server';
import { visit } from '../support/visit';

const AREA = '/application-admin';
const REFUSED = /não pode ser vazio/;

/** The server refuses these fields in every PUT to this URL. */
const refuse = (url: string, ...fields: string[]) => {
  const fieldErrors = fields.map(field => ({ objectName: 'x', field, message: 'NotNull' }));
  server.use(http.put(url, () => HttpResponse.json({ fieldErrors }, { status: 400 })));
};

const saveStored = async (list: string, name: string) => {
  const user = await visit(`${AREA}/${list}`);
  await user.click(await screen.findByRole('button', { name: `Editar ${name}` }));
  await user.click(await screen.findByRole('button', { name: 'Salvar' }));
  await screen.findByText(/^O servidor não aceitou/);
  return user;
};

describe('a field error from the server', () => {
  it('is shown at the picture of a group, at its reference name, or at both, as the server names them', async () => {
    const groupPicture = { referenceName: 'coracao', content: 'R0lGOD==', contentContentType: 'image/gif' };
    table('groups').insert({ name: 'Cardiologia', category: 'CLINIC', childrenGroups: [], groupPicture });
    refuse('*/api/groups', 'groupPicture');
    const user = await saveStored('groups', 'Cardiologia');
    const name = screen.getByLabelText(/Nome de referência/);
    expect(screen.getByRole('group', { name: 'Imagem' })).toHaveTextContent(REFUSED);
    expect(name).not.toHaveAccessibleDescription(REFUSED);
    refuse('*/api/groups', 'groupPicture.referenceName');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(REFUSED));
    expect(screen.getByRole('group', { name: 'Imagem' })).not.toHaveTextContent(REFUSED);
    refuse('*/api/groups', 'groupPicture.content', 'groupPicture.referenceName');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Imagem' })).toHaveTextContent(REFUSED));
    expect(name).toHaveAccessibleDescription(REFUSED);
  });

  it('R158, F9: is shown at the weight and at the symptom of a row of a disease, and the first gets the focus', async () => {
    // The awkward backend sends no symptoms.
    useProfile('friendly');
    const [symptom, other] = ['Tosse', 'Febre'].map(name => table('symptoms').insert({ name, synonymGroups: [] }));
    table('diseases').insert({
      name: 'Asma',
      diseaseSymptoms: [symptom, other].map(one => ({ symptom: one, weight: 1 })),
      groups: [],
      diseaseSynonyms: [],
    });
    refuse('*/api/diseases', 'diseaseSymptoms[0].weight', 'diseaseSymptoms[1].symptom');
    await saveStored('diseases', 'Asma');
    const weight = screen.getByLabelText(/^Peso 1/);
    expect(weight).toHaveAccessibleDescription(REFUSED);
    expect(screen.getByLabelText(/^Sintoma 2/)).toHaveAccessibleDescription(REFUSED);
    await waitFor(() => expect(weight).toHaveFocus());
  });

  it('is shown at the commercial names of a leaflet', async () => {
    table('medicineLeaflets').insert({ name: 'Dipirona', children: [], medicineGroups: [], substances: [] });
    refuse('*/api/medicine-leaflets', 'children');
    await saveStored('medicine-leaflets', 'Dipirona');
    expect(screen.getByRole('button', { name: 'Adicionar nome comercial' })).toHaveAccessibleDescription(REFUSED);
  });

  it('is shown at the type of an editor content', async () => {
    table('editorContents').insert({ name: 'Dengue', type: 'DISEASE', contentId: 7 });
    refuse('*/api/editor-content', 'type');
    await saveStored('editor-contents', 'Dengue');
    expect(screen.getByLabelText('Tipo')).toHaveAccessibleDescription(REFUSED);
  });
});

it('a refused save moves the focus to the first invalid field, and typing in another one leaves it there', async () => {
  const user = await visit('/admin/user-management/new', 'admin');
  const login = await found('[data-cy="login"]');
  const email = await found('[data-cy="email"]');
  for (let press = 0; press < 2; press += 1) {
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(login).toHaveFocus());
    await user.type(email, 'x');
    expect(email).toHaveFocus();
  }
});
