import { screen, waitFor, within } from '@testing-library/react';
import { serveList } from '../support/serve-list';
import { visit } from '../support/visit';

const LIST = '/application-admin/flashcards';

const card = (position: number, questionText: string) => ({ position, questionText, answerText: `r ${questionText}` });
const asma = { id: 7, name: 'Asma', flashcards: [card(2, 'b'), card(1, 'a'), card(3, 'c')] };

const questions = () => screen.getAllByLabelText<HTMLTextAreaElement>('Pergunta').map(({ value }) => value);
const save = () => screen.getByRole('button', { name: 'Salvar' });

const open = async (owner: object = asma) => {
  const bodies = serveList('diseases/flashcards', owner);
  const user = await visit(LIST);
  await user.click(await screen.findByRole('button', { name: 'Editar Asma' }));
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

  it('and their previews are marked as Portuguese in the English console', async () => {
    const user = await visit(`${LIST}/manage`, 'editor', 'en');
    await user.click(await screen.findByRole('button', { name: 'Add flashcard' }));
    await user.type(await screen.findByLabelText(/^Question/), 'Qual');
    expect(screen.getByLabelText(/^Question/)).toHaveAttribute('lang', 'pt-BR');
    expect((await screen.findByText('Qual', { selector: 'p' })).closest('[lang]')).toHaveAttribute('lang', 'pt-BR');
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

describe('A malformed flashcard', () => {
  /** Its position and texts came in another shape, with a field that the product does not know. */
  const STRANGE = {
    position: '2',
    questionText: { name: 'Qual é o agente?' },
    answerText: ['a', 'b'],
    disease: { id: 7 },
    applicationPictures: [{ id: 5 }],
    level: { hard: true },
  };
  const sent = { disease: { id: 7 }, applicationPictures: [] };

  it('is sent back unchanged when another one of the same disease is edited', async () => {
    const { user, bodies } = await open({ ...asma, name: { name: 'Asma' }, flashcards: [card(1, 'a'), STRANGE] });
    expect(questions()).toEqual(['a', 'Qual é o agente?']);
    await user.type(screen.getAllByLabelText('Pergunta')[0], '!');
    await user.click(save());
    const flashcards = [{ ...card(1, 'a'), questionText: 'a!', ...sent }, STRANGE];
    await waitFor(() => expect(bodies).toEqual([{ id: 7, name: { name: 'Asma' }, flashcards }]));
  });

  it('that is moved changes only its position', async () => {
    const { user, bodies } = await open({ ...asma, flashcards: [card(1, 'a'), STRANGE] });
    const position = screen.getAllByLabelText('Posição')[1];
    await user.click(position);
    await user.selectOptions(position, '1');
    await user.click(save());
    const flashcards = [
      { ...STRANGE, position: 1 },
      { ...card(2, 'a'), ...sent },
    ];
    await waitFor(() => expect(bodies).toEqual([{ ...asma, flashcards }]));
  });
});

it('flashcards that are not a list are not shown, and are sent back unchanged if none is added', async () => {
  const owner = { ...asma, flashcards: { first: card(1, 'a') } };
  const { user, bodies } = await open(owner);
  expect(screen.queryByLabelText('Pergunta')).not.toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(bodies).toEqual([owner]));
});
