import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hasUnsavedWork } from 'core/navigation/open-forms';
import { loadReader } from 'features/pasting/reader';
import { table } from '../../mock-backend/server';
import { serveList, takeSaves } from '../../support/serve-list';
import { visit } from '../../support/visit';

const dialog = () => screen.findByRole('dialog', { name: 'Colar de planilha…' });
const lines = (list: HTMLElement) => within(list).getAllByRole('listitem');

/** Opens the form of a disease with two cards. Returns the bodies that are sent. */
const openCards = async () => {
  const flashcards = ['a', 'b'].map((questionText, at) => ({ position: at + 1, questionText, answerText: `r ${at}` }));
  const owner = { id: 7, name: 'Asma', flashcards };
  const sent = serveList<typeof owner>('diseases/flashcards', owner);
  const user = await visit('/application-admin/flashcards');
  await user.click(await screen.findByRole('button', { name: 'Editar Asma' }));
  await screen.findByRole('button', { name: 'Adicionar flashcard' });
  return { user, sent };
};
const questions = () => screen.getAllByLabelText<HTMLTextAreaElement>('Pergunta').map(({ value }) => value);

describe('spreadsheet rows', () => {
  it('are previewed with two refused as too long, become cards where pasted, and are sent by Save', async () => {
    const { user, sent } = await openCards();
    const rows = Array.from({ length: 6 }, (_, at) => `P${at}\t${at % 3 === 2 ? 'x'.repeat(5001) : `R${at}`}`);
    await user.click(screen.getAllByLabelText('Resposta')[0]);
    await user.paste(rows.join('\r\n'));
    const refused = await within(await dialog()).findByRole('list', { name: 'Linhas que não serão adicionadas: 2' });
    const reason = 'O texto passa do limite de caracteres.';
    expect(lines(refused).map(({ textContent }) => textContent)).toEqual([`3 P2 ${reason}`, `6 P5 ${reason}`]);
    expect(lines(within(await dialog()).getByRole('list', { name: 'Linhas que serão adicionadas: 4' }))).toHaveLength(
      4,
    );
    expect(questions()).toEqual(['a', 'b']);

    await user.click(within(await dialog()).getByRole('button', { name: 'Adicionar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(questions()).toEqual(['a', 'P0', 'P1', 'P3', 'P4', 'b']);
    expect(screen.getByText('Linhas adicionadas, ainda não salvas: 4')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0].flashcards).toHaveLength(6);
    expect(sent[0].flashcards[1]).toMatchObject({ position: 2, questionText: 'P0', answerText: 'R0' });
    expect(sent[0].flashcards.at(-1)).toMatchObject({ position: 6, questionText: 'b' });
  });

  it('replace the empty card that was just added and has the focus, and are added at the end with the button', async () => {
    const { user } = await openCards();
    await user.click(screen.getByRole('button', { name: 'Adicionar flashcard' }));
    await waitFor(() => expect(screen.getAllByLabelText('Pergunta')[2]).toHaveFocus());
    expect(await screen.findAllByText('Aqui aparece a pré-visualização.')).toHaveLength(2);
    await user.paste('"linha\n""dois"""\td\ne\tf');
    await user.click(within(await dialog()).getByRole('button', { name: 'Adicionar' }));
    expect(questions()).toEqual(['a', 'b', 'linha\n"dois"', 'e']);

    await user.click(screen.getByRole('button', { name: 'Colar de planilha…' }));
    await user.click(within(await dialog()).getByLabelText('Pergunta | Resposta'));
    await user.paste('g\th');
    await within(await dialog()).findByRole('list', { name: 'Linhas que serão adicionadas: 1' });
    await user.click(within(await dialog()).getByRole('button', { name: 'Adicionar' }));
    expect(questions()).toEqual(['a', 'b', 'linha\n"dois"', 'e', 'g']);
  });

  it('can be pasted as text, and text that is not a table is pasted without a dialog', async () => {
    const { user } = await openCards();
    const response = screen.getAllByLabelText<HTMLTextAreaElement>('Resposta')[0];
    await user.click(response);
    await user.paste('\n- um\n- dois');
    expect(response).toHaveValue('r 0\n- um\n- dois');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.paste('c\td');
    await user.click(within(await dialog()).getByRole('button', { name: 'Colar como texto' }));
    await waitFor(() => expect(response).toHaveValue('r 0\n- um\n- doisc\td'));
    expect(response).toHaveFocus();
    expect(questions()).toEqual(['a', 'b']);
  });

  it('F181: a list of a word processor is pasted as a list, and opens no dialog; Ctrl+Shift+V pastes it as it is', async () => {
    const { user } = await openCards();
    await loadReader();
    const answer = screen.getAllByLabelText<HTMLTextAreaElement>('Resposta')[0];
    await user.click(answer);
    await user.paste('•\tFebre alta\n•\tTosse seca');
    expect(answer).toHaveValue('r 0\n\n- Febre alta\n- Tosse seca');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('{Control>}{Shift>}V{/Shift}{/Control}');
    await user.paste('\n•\tDor');
    expect(answer).toHaveValue('r 0\n\n- Febre alta\n- Tosse seca\n•\tDor');
  });

  it('count as unsaved work while their dialog is open, and change nothing when it is canceled', async () => {
    const { user, sent } = await openCards();
    await user.click(screen.getByRole('button', { name: 'Colar de planilha…' }));
    await user.click(within(await dialog()).getByRole('textbox'));
    await user.paste('c\td');
    expect(hasUnsavedWork()).toBe(true);
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    expect(questions()).toEqual(['a', 'b']);
    expect(sent).toEqual([]);
  });

  it('become symptoms with their weights', async () => {
    const [cough, fever] = ['Tosse', 'Febre'].map(name => table('symptoms').insert({ name }));
    const sent = takeSaves<{ diseaseSymptoms: unknown[] }>('diseases');
    const user = await visit('/application-admin/diseases/manage');
    await user.type(await screen.findByLabelText(/^Nome/), 'Coqueluche');
    await user.click(screen.getByRole('button', { name: 'Colar de planilha…' }));
    await waitFor(async () => expect(within(await dialog()).getByRole('textbox')).toHaveFocus());
    await user.paste(`tosse\t2,5\n${fever.id}\t1\nSoluço\t1`);
    const refused = await within(await dialog()).findByRole('list', { name: 'Linhas que não serão adicionadas: 1' });
    expect(refused).toHaveTextContent('Soluço 1 Registro não encontrado');
    await user.click(within(await dialog()).getByRole('button', { name: 'Adicionar' }));
    expect(screen.getByRole('textbox', { name: /^Sintoma 1/ })).toHaveValue('Tosse');
    expect(screen.getByRole('textbox', { name: /^Peso 1/ })).toHaveValue('2,5');

    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0].diseaseSymptoms).toEqual([
      expect.objectContaining({ symptom: expect.objectContaining({ id: cough.id }), weight: 2.5 }),
      expect.objectContaining({ symptom: expect.objectContaining({ id: fever.id }), weight: 1 }),
    ]);
  });
});

describe('the keyboard shortcuts of flashcards', () => {
  it('Ctrl+Enter adds the next card and focuses its question, twice in a row without a click', async () => {
    const { user, sent } = await openCards();
    await user.click(screen.getAllByLabelText('Resposta')[0]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.getAllByLabelText('Pergunta')[1]).toHaveFocus());
    await user.keyboard('um{Tab}dois{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.getAllByLabelText('Pergunta')[2]).toHaveFocus());
    await user.keyboard('três');
    expect(questions()).toEqual(['a', 'um', 'três', 'b']);
    expect(sent).toEqual([]);
  });

  it('Alt+arrow moves a card and its focus, announces the new position, and stops at both ends', async () => {
    const { user } = await openCards();
    const question = screen.getAllByLabelText('Pergunta')[0];
    await user.click(question);
    await user.keyboard('{Alt>}{ArrowUp}{ArrowDown}{/Alt}');
    expect(questions()).toEqual(['b', 'a']);
    expect(question).toHaveFocus();
    expect(screen.getByText('Flashcard movido para a posição 2 de 2.')).toBeInTheDocument();
    await user.keyboard('!{Alt>}{ArrowDown}{ArrowUp}{/Alt}');
    expect(questions()).toEqual(['a!', 'b']);
  });

  it('F183: on a Mac, Option and an arrow belong to the text that has the focus, and elsewhere they move the card', async () => {
    jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    const { user } = await openCards();
    await user.click(screen.getAllByLabelText('Resposta')[0]);
    await user.keyboard('{Alt>}{ArrowDown}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    expect(questions()).toEqual(['a', 'b']);
    screen.getAllByRole('button', { name: /^Remover/ })[0]?.focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(questions()).toEqual(['b', 'a']);
    jest.restoreAllMocks();
  });
});
