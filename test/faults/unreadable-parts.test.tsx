import { screen, waitFor } from '@testing-library/react';
import { serveList } from '../support/serve-list';
import { visit } from '../support/visit';
import { found } from './disturbances';

const LIST = '/application-admin/synonym-group';
const STORED = { id: 7, name: 'Cansaço', synonymWords: 'fadiga; astenia' };

/** Opens a group whose words came as one text, and records what is sent. */
const openGroup = async () => {
  const bodies = serveList('synonym-group', STORED);
  const user = await visit(LIST);
  await user.click(await found('[data-cy="entityEditButton"]'));
  const save = () => user.click(screen.getByRole('button', { name: 'Salvar' }));
  return { user, bodies, save, name: await screen.findByLabelText(/Nome/) };
};

it('an unreadable list is not overwritten: the form names the field, and saves the rest once the change is undone', async () => {
  const { user, bodies, save, name } = await openGroup();
  await user.type(name, ' crônico');
  await user.click(screen.getByRole('textbox', { name: 'Palavras' }));
  await user.type(await screen.findByRole('searchbox'), 'lassidão{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Adicionar “lassidão”' }));
  await save();

  const alert = (await screen.findByText('Nada foi enviado. Corrija 1 campo:')).parentElement;
  expect(alert).toHaveTextContent(
    'Palavras: Não foi possível ler o que o servidor tem aqui, e esta mudança o substituiria. ' +
      'Desfaça-a para salvar o resto.',
  );
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
  expect(bodies).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Remover lassidão' }));
  await save();
  await waitFor(() => expect(bodies).toEqual([{ ...STORED, name: 'Cansaço crônico' }]));
  expect(alert).not.toBeInTheDocument();
});
