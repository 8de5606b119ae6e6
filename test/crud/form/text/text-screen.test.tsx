import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ptBr } from '../../../../i18n/pt-br';
import { table } from '../../../mock-backend/server';
import { insertSemiology } from '../../../support/laboratory';
import { openRecord } from '../../../support/open-record';
import { requests } from '../../../support/requests';

const LIST = '/application-admin/semiologies';
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');
const stored = () => table('semiologies').find({ name: 'Tosse' });

const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
const area = () => screen.findByRole('textbox', { name: 'Anamnese' });
const form = () => screen.findByLabelText(/^Nome/);

let writes: string[];

beforeEach(() => {
  writes = requests(/^(?!GET)/);
  insertSemiology('Tosse', 'Há quanto tempo?');
});

/** Opens the text of a stored record, from its form. */
const openText = async () => {
  const user = await openRecord(LIST, 'Tosse');
  await press(user, 'Editar texto: Anamnese');
  return { user, text: await area() };
};

describe('The screen of a long text', () => {
  it('R81: shows the text, and a preview that changes while the user types', async () => {
    const { user, text } = await openText();
    expect(screen.getByRole('heading', { level: 1, name: 'Tosse · Anamnese' })).toBeVisible();
    expect(text).toHaveValue('Há quanto tempo?');
    await user.type(text, ' **Seca?**');
    expect(await screen.findByText('Seca?', { selector: 'strong' })).toBeVisible();
  });

  it.each([
    ['Save', (user: UserEvent) => press(user, 'Salvar')],
    ['Back', (user: UserEvent) => press(user, 'Voltar')],
    ['Ctrl+S', (user: UserEvent) => user.keyboard('{Control>}s{/Control}')],
  ])(
    'R81, R84, F48: returns with %s to the form, which shows the text and sends it, encoded once, only when it is saved',
    async (_key, leave) => {
      const { user, text } = await openText();
      await user.type(text, ' Seca?');
      await leave(user);
      expect(await form()).toHaveValue('Tosse');
      const card = screen.getByRole('article', { name: 'Texto: Anamnese' });
      expect(within(card).getByText('Há quanto tempo? Seca?')).toBeVisible();
      expect(writes).toEqual([]);
      await press(user, 'Salvar');
      await screen.findByRole('row', { name: /Tosse/ });
      expect(writes).toEqual(['PUT /api/semiologies']);
      expect(stored()).toMatchObject({
        anamnesisContent: { rawMarkdownAvailable: base64('Há quanto tempo? Seca?') },
      });
    },
  );

  it('focuses the text on opening, restores the caret position, and returns the focus to its edit button', async () => {
    const { user, text } = await openText();
    await waitFor(() => expect(text).toHaveFocus());
    await user.keyboard('{ArrowRight}{ArrowRight}x');
    await press(user, 'Voltar');
    await form();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Editar texto: Anamnese' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await area()).toHaveFocus());
    await user.keyboard('y');
    expect(await area()).toHaveValue('Háxy quanto tempo?');
  });

  it('opens another text of the record, keeps the typed texts and adds no history entry', async () => {
    const { user, text } = await openText();
    const entries = window.history.length;
    await user.type(text, ' Seca?');
    const others = within(screen.getByRole('navigation', { name: 'Textos deste registro' }));
    expect(others.getByRole('button', { name: 'Anamnese' })).toHaveAttribute('aria-current', 'page');
    const other = others.getAllByRole('button')[1];
    const name = String(other.textContent);
    await user.click(other);
    await waitFor(async () => expect(await screen.findByRole('textbox', { name })).toHaveFocus());
    expect(screen.getByRole('textbox', { name })).toHaveValue('');
    await user.keyboard('Outro.');
    expect(window.history.length).toBe(entries);
    expect(screen.queryByText(/Há texto não salvo/)).not.toBeInTheDocument();
    act(() => window.history.back());
    await form();
    await waitFor(() => expect(screen.getByRole('button', { name: `Editar texto: ${name}` })).toHaveFocus());
    expect(screen.getByText('Há quanto tempo? Seca?')).toBeVisible();
    expect(screen.getByText('Outro.')).toBeVisible();
    expect(screen.queryByText(/Há texto não salvo/)).not.toBeInTheDocument();
    expect(writes).toEqual([]);
  });

  it('leaves the rest of its form as it was: an error at a field stays', async () => {
    const { user } = await openText();
    await press(user, 'Voltar');
    await user.clear(await form());
    await press(user, 'Salvar');
    expect(await form()).toBeInvalid();
    await press(user, 'Editar texto: Anamnese');
    await user.type(await area(), ' Seca?');
    await press(user, 'Voltar');
    expect(await form()).toBeInvalid();
    expect(screen.getByText('Há quanto tempo? Seca?')).toBeVisible();
    expect(writes).toEqual([]);
  });

  it('keeps its form open if it is opened right after a save, and the next save sends the text', async () => {
    const { user } = await openText();
    await press(user, 'Voltar');
    await user.type(await form(), ' seca');
    await press(user, 'Salvar');
    await screen.findByText(ptBr.messages.saveSuccess);
    await press(user, 'Editar texto: Anamnese');
    await area();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    await user.type(await area(), ' Há dias?');
    await press(user, 'Voltar');
    expect(await form()).toHaveValue('Tosse seca');
    await press(user, 'Salvar');
    await screen.findByRole('row', { name: /Tosse seca/ });
    expect(writes).toEqual(['PUT /api/semiologies', 'PUT /api/semiologies']);
    expect(table('semiologies').find({ name: 'Tosse seca' })).toMatchObject({
      anamnesisContent: { rawMarkdownAvailable: base64('Há quanto tempo? Há dias?') },
    });
  });

  it('R83: shows a text that cannot be decoded as it came, and its form sends it back unchanged', async () => {
    const anamnesisContent = { rawMarkdownAvailable: 'não é base64' };
    table('semiologies').replace({ id: 1, ...stored(), anamnesisContent });
    const user = await openRecord(LIST, 'Tosse');
    expect(await screen.findByText(/não pôde ser decodificado/)).toBeVisible();
    await press(user, 'Editar texto: Anamnese');
    expect(await area()).toHaveValue('não é base64');
    await press(user, 'Voltar');
    await user.type(await form(), ' seca');
    await press(user, 'Salvar');
    await screen.findByRole('row', { name: /Tosse seca/ });
    expect(table('semiologies').all()).toEqual([expect.objectContaining({ anamnesisContent })]);
  });
});
