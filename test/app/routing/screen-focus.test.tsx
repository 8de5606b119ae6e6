import { screen, waitFor } from '@testing-library/react';
import { table } from '../../mock-backend/server';
import { openRecord } from '../../support/open-record';
import { visit } from '../../support/visit';

const LIST = '/application-admin/disease-synonym';

const hasFocus = (name: string) => waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());

beforeEach(() => void table('diseaseSynonyms').insert({ name: 'Febre' }));

describe('When the focused element is removed with its screen', () => {
  it('the heading of the new screen gets the focus, also after Back', async () => {
    await openRecord(LIST, 'Febre');
    await hasFocus('Febre · Editar sinônimo de doença');
    window.history.back();
    await hasFocus('Sinônimos de doenças');
  });

  it('the heading of the new screen gets the focus after changes are discarded in a dialog', async () => {
    const user = await openRecord(LIST, 'Febre');
    await user.type(screen.getByDisplayValue('Febre'), ' alta');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar e sair' }));
    await hasFocus('Sinônimos de doenças');
  });

  it('the heading of the new screen gets the focus after signing in', async () => {
    const user = await visit('/logout');
    await user.click(await screen.findByRole('link', { name: 'Entrar' }));
    await user.type(await screen.findByLabelText('Usuário'), 'editor');
    await user.type(screen.getByLabelText('Senha'), 'editor{Enter}');
    await hasFocus('Boas-vindas');
  });
});
