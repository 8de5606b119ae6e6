import { screen, waitFor, within } from '@testing-library/react';
import { table, useProfile } from '../mock-backend/server';
import { openRecord } from '../support/open-record';
import { GIF, PNG } from '../support/picture-bytes';
import { visit } from '../support/visit';

const LIST = '/application-admin/groups';
const CONTENT = Buffer.from(PNG).toString('base64');

const pngFile = () => new File([PNG], 'coração.anatomia.png', { type: 'image/png' });
const groups = () => table('groups').all();
const pictureFile = () => screen.findByLabelText('Imagem', { selector: 'input' });

const withPicture = {
  name: 'Cardiologia',
  displayLevelsBelow: true,
  category: 'CLINIC',
  childrenGroups: [],
  groupPicture: { referenceName: 'coracao', content: CONTENT, contentContentType: 'image/png' },
};

describe('groups', () => {
  it('show their name, whether levels below are displayed, and the label of their category', async () => {
    // The awkward backend sends a category that has no label.
    useProfile('friendly');
    table('groups').insert(withPicture);
    table('groups').insert({ name: 'Sem categoria', displayLevelsBelow: false, childrenGroups: [] });
    await visit(LIST);
    expect(await screen.findByRole('row', { name: /^Cardiologia Sim Clínica médica Editar/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Sem categoria Não Editar/ })).toBeVisible();
  });

  it('R75: can be saved without a name in the administration area', async () => {
    const user = await visit('/admin/groups/manage', 'admin');
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    await screen.findByRole('table');
    expect(window.location.hash).toBe('#/admin/groups');
    expect(groups()).toEqual([{ id: expect.any(Number), name: '', displayLevelsBelow: false, childrenGroups: [] }]);
  });

  it('R102: accept a picture only with a category; its reference name defaults to the file name, and stays as typed with another file', async () => {
    const user = await visit(`${LIST}/manage`);
    await user.type(await screen.findByLabelText('Nome'), 'Cardiologia');
    expect(screen.queryByRole('group', { name: 'Imagem' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Categoria'), 'CLINIC');
    await user.upload(await pictureFile(), pngFile());
    const name = await screen.findByLabelText(/Nome de referência/);
    expect(name).toHaveValue('coração.anatomia');
    await user.type(name, '-2');
    await user.upload(
      screen.getByLabelText('Imagem', { selector: 'input' }),
      new File([GIF], 'b.gif', { type: 'image/gif' }),
    );
    await screen.findByText('gif · 1 kB');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('row', { name: /Cardiologia/ });
    expect(groups()).toEqual([
      {
        id: expect.any(Number),
        name: 'Cardiologia',
        displayLevelsBelow: false,
        category: 'CLINIC',
        childrenGroups: [],
        groupPicture: {
          referenceName: 'coração.anatomia-2',
          content: GIF.toString('base64'),
          contentContentType: 'image/gif',
        },
      },
    ]);
  });

  it('R102: lose their picture when their category is cleared', async () => {
    // The awkward backend sends null for the list of child groups, and gets null back.
    useProfile('friendly');
    table('groups').insert(withPicture);
    const user = await openRecord(LIST, 'Cardiologia');
    expect(await screen.findByRole('img', { name: /Imagem/ })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Categoria'), '');
    expect(screen.queryByRole('group', { name: 'Imagem' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /Cardiologia/ })).toBeVisible());
    expect(groups()).toEqual([
      {
        id: expect.any(Number),
        name: 'Cardiologia',
        displayLevelsBelow: true,
        childrenGroups: [],
        category: null,
        groupPicture: null,
      },
    ]);
  });

  it('can have other groups as children, but not themselves', async () => {
    table('groups').insert(withPicture);
    const child = table('groups').insert({ name: 'Arritmias', displayLevelsBelow: false, childrenGroups: [] });
    const user = await openRecord(LIST, 'Cardiologia');
    await user.click(screen.getByRole('button', { name: 'Escolher: Grupos filhos' }));
    const dialog = await screen.findByRole('dialog', { name: 'Grupos filhos' });
    const option = await within(dialog).findByRole('button', { name: 'Arritmias' });
    expect(within(dialog).queryByRole('button', { name: /Cardiologia/ })).not.toBeInTheDocument();
    await user.click(option);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('row', { name: /Cardiologia/ });
    expect(table('groups').find({ name: 'Cardiologia' })).toMatchObject({
      childrenGroups: [{ id: child.id, name: 'Arritmias' }],
    });
  });
});
