import { screen, within } from '@testing-library/react';
import { serveList } from '../support/serve-list';
import { visit } from '../support/visit';

const LIST = '/application-admin/flashcards';

interface Owner {
  id: number;
  name: string;
  flashcards: { position: number; questionText: string; answerText: string }[];
}

const card = (position: number, questionText: string) => ({ position, questionText, answerText: `r ${questionText}` });
const asma: Owner = { id: 7, name: 'Asma', flashcards: [card(2, 'b'), card(1, 'a'), card(3, 'c')] };

const questions = () => screen.getAllByLabelText<HTMLTextAreaElement>('Pergunta').map(({ value }) => value);
const save = () => screen.getByRole('button', { name: 'Salvar' });

const open = async (owner = asma) => {
  const bodies = serveList('diseases/flashcards', owner);
  const user = await visit(LIST);
  await user.click(await screen.findByRole('button', { name: `Editar ${owner.name}` }));
  await screen.findByRole('button', { name: 'Adicionar flashcard' });
  return { user, bodies };
};

describe('flashcards', () => {
  it('are listed by disease, without a delete button', async () => {
    serveList('diseases/flashcards', asma);
    await visit(LIST);
    expect(await screen.findByRole('row', { name: /7 Asma/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Excluir/ })).not.toBeInTheDocument();
  });

  it('R104: move when their position changes: all are renumbered, the focus follows, and the move is announced', async () => {
    const { user, bodies } = await open();
    expect(questions()).toEqual(['a', 'b', 'c']);
    const [first] = screen.getAllByLabelText('Posição');
    await user.click(first);
    expect(
      within(first)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '2', '3']);
    await user.selectOptions(first, '3');

    expect(questions()).toEqual(['b', 'c', 'a']);
    expect(first).toHaveFocus();
    expect(first).toHaveDisplayValue('3');
    expect(screen.getByText('Flashcard movido para a posição 3 de 3.')).toBeInTheDocument();
    await user.click(save());
    await screen.findByText('Salvo com sucesso!');
    expect(bodies).toEqual([
      {
        id: 7,
        name: 'Asma',
        flashcards: ['b', 'c', 'a'].map((question, index) => ({
          ...card(index + 1, question),
          disease: { id: 7 },
          applicationPictures: [],
        })),
      },
    ]);
  });

  it('keep the line ends of their texts when a letter is typed, and when they are moved', async () => {
    const [first, second] = [card(1, 'um\r\n\r\n- dois'), card(2, 'a\rb')];
    const { user, bodies } = await open({ ...asma, flashcards: [first, second] });
    await user.type(screen.getAllByLabelText('Pergunta')[0], 'x');
    const [position] = screen.getAllByLabelText('Posição');
    await user.click(position);
    await user.selectOptions(position, '2');
    await user.type(screen.getAllByLabelText('Pergunta')[1], 'y');
    await user.click(save());
    await screen.findByText('Salvo com sucesso!');
    expect(bodies).toMatchObject([
      {
        flashcards: [second, { questionText: `${first.questionText}xy`, answerText: first.answerText }].map(
          ({ questionText, answerText }) => ({ questionText, answerText }),
        ),
      },
    ]);
  });

  it('are removed, and the focus moves to the next card, or to the add button when no card is left', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Remover Flashcard 2' }));
    expect(questions()).toEqual(['a', 'c']);
    expect(screen.getByRole('button', { name: 'Remover Flashcard 2' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remover Flashcard 2' }));
    await user.click(screen.getByRole('button', { name: 'Remover Flashcard 1' }));
    expect(screen.getByRole('button', { name: 'Adicionar flashcard' })).toHaveFocus();
  });
});
