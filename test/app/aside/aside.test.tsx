import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { toBase64 } from 'lib/base64';
import { server, table } from '../../mock-backend/server';
import { fieldOf } from '../../support/section-fields';
import { requests } from '../../support/requests';
import { reload, visit } from '../../support/visit';

type User = Awaited<ReturnType<typeof visit>>;

const FORM = '/application-admin/semiologies/manage';
const TEXT = '## Conduta\n\nHidratar por via oral.\n\n- repouso\n- soro';

const lookUp = async (user: User, name: string, keys = '{Enter}') => {
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Seção, registro ou ação' }), name);
  await screen.findByRole('option', { name: new RegExp(`^${name}`) });
  await user.keyboard(keys);
};

const panel = () => screen.findByRole('complementary', { name: 'Ao lado' });

const write = async (user: User) => {
  await user.type(await screen.findByLabelText(/Nome/), 'Tosse');
  await user.click(screen.getByRole('button', { name: 'Editar texto: Anamnese' }));
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Anamnese' });
  await user.type(area, 'Antes. Depois.');
  area.setSelectionRange(6, 6);
  return area;
};

beforeEach(() => {
  table('diseases').insert({ name: 'Dengue', cid: 'A90', free: true, treatment: { rawMarkdownAvailable: toBase64(TEXT) } });
  table('diseases').insert({ name: 'Zika', cid: 'A92', free: false });
});

describe('B29: looking aside', () => {
  it('opens the record beside the text with what readers see, asks for nothing twice, and puts a line at the caret', async () => {
    const user = await visit(FORM);
    const area = await write(user);
    const asked = requests(/diseases/);
    await lookUp(user, 'Dengue');
    const beside = within(await panel());
    expect(await beside.findByRole('heading', { name: 'Dengue', level: 3 })).toBeVisible();
    expect(beside.getByRole('heading', { name: 'Conduta' })).toBeVisible();
    expect(beside.getByText('A90')).toBeVisible();
    expect(asked).toHaveLength(new Set(asked).size);
    expect(area).toHaveValue('Antes. Depois.');
    await waitFor(() => expect(beside.getByRole('tab', { name: 'Dengue' })).toHaveFocus());
    await user.click(beside.getByText('Hidratar por via oral.'));
    await user.click(beside.getByRole('button', { name: 'Inserir como citação' }));
    expect(area).toHaveValue('Antes.\n\n> Hidratar por via oral.\n\n Depois.');
    expect(area).toHaveFocus();
    expect(asked).toHaveLength(new Set(asked).size);
  });
});
