import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server, table } from '../mock-backend/server';
import { visit } from '../support/visit';

const AREA = '/application-admin';
const REFUSED = /não pode ser vazio/;

/** The server refuses this field of whatever is saved there. */
const refuse = (url: string, field: string) =>
  server.use(
    http.put(url, () =>
      HttpResponse.json({ fieldErrors: [{ objectName: 'x', field, message: 'NotNull' }] }, { status: 400 }),
    ),
  );

const saveStored = async (list: string, name: string) => {
  const user = await visit(`${AREA}/${list}`);
  await user.click(await screen.findByRole('button', { name: `Editar ${name}` }));
  await user.click(await screen.findByRole('button', { name: 'Salvar' }));
  await screen.findByText('O servidor não aceitou 1 campo:');
};

describe('what the server refuses is told beside', () => {
  it('the picture of a group, and not beside its name', async () => {
    const groupPicture = { referenceName: 'coracao', content: 'R0lGOD==', contentContentType: 'image/gif' };
    table('groups').insert({ name: 'Cardiologia', category: 'CLINIC', childrenGroups: [], groupPicture });
    refuse('*/api/groups', 'groupPicture');
    await saveStored('groups', 'Cardiologia');
    expect(screen.getByRole('group', { name: 'Imagem' })).toHaveTextContent(REFUSED);
    expect(screen.getByLabelText(/Nome de referência/)).not.toHaveAccessibleDescription(REFUSED);
  });

  it('the name of a group’s picture, and not beside the picture', async () => {
    const groupPicture = { referenceName: 'coracao', content: 'R0lGOD==', contentContentType: 'image/gif' };
    table('groups').insert({ name: 'Cardiologia', category: 'CLINIC', childrenGroups: [], groupPicture });
    refuse('*/api/groups', 'groupPicture.referenceName');
    await saveStored('groups', 'Cardiologia');
    expect(screen.getByLabelText(/Nome de referência/)).toHaveAccessibleDescription(REFUSED);
    expect(screen.getByRole('group', { name: 'Imagem' })).not.toHaveTextContent(REFUSED);
  });

  it('the commercial names of a leaflet', async () => {
    table('medicineLeaflets').insert({ name: 'Dipirona', children: [], medicineGroups: [], substances: [] });
    refuse('*/api/medicine-leaflets', 'children');
    await saveStored('medicine-leaflets', 'Dipirona');
    expect(screen.getByRole('button', { name: 'Adicionar nome comercial' })).toHaveAccessibleDescription(REFUSED);
  });

  it('the type of an editor content', async () => {
    table('editorContents').insert({ name: 'Dengue', type: 'DISEASE', contentId: 7 });
    refuse('*/api/editor-content', 'type');
    await saveStored('editor-contents', 'Dengue');
    expect(screen.getByLabelText('Tipo')).toHaveAccessibleDescription(REFUSED);
  });
});
