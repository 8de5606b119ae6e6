import { screen, waitFor } from '@testing-library/react';
import { serveList } from '../support/serve-list';
import { visit } from '../support/visit';
import { found } from './disturbances';

/** A card whose position and texts came in another shape, with a field that the product does not know. */
const STRANGE = {
  position: '2',
  questionText: { name: 'Qual é o agente?' },
  answerText: ['a', 'b'],
  disease: { id: 7 },
  applicationPictures: [{ id: 5 }],
  level: { hard: true },
};
const PLAIN = { position: 1, questionText: 'O que é?', answerText: 'Uma doença.' };

const openCards = async (owner: object) => {
  const sent = serveList('diseases/flashcards', owner);
  const user = await visit('/application-admin/flashcards');
  await user.click(await screen.findByRole('button', { name: 'Editar Asma' }));
  await screen.findByRole('button', { name: 'Adicionar flashcard' });
  return { user, sent };
};

it('editing one flashcard sends a malformed flashcard of the same disease back unchanged', async () => {
  const { user, sent } = await openCards({ id: 7, name: { name: 'Asma' }, flashcards: [PLAIN, STRANGE] });
  const [first, second] = screen.getAllByLabelText('Pergunta');
  expect(second).toHaveValue('Qual é o agente?');
  await user.type(first, '!');
  await user.click(await found('[data-cy="entityCreateSaveButton"]'));
  const edited = { ...PLAIN, questionText: 'O que é?!', disease: { id: 7 }, applicationPictures: [] };
  await waitFor(() => expect(sent).toEqual([{ id: 7, name: { name: 'Asma' }, flashcards: [edited, STRANGE] }]));
});

it('moving a malformed flashcard changes only its position', async () => {
  const { user, sent } = await openCards({ id: 7, name: 'Asma', flashcards: [PLAIN, STRANGE] });
  const position = screen.getAllByLabelText('Posição')[1];
  await user.click(position);
  await user.selectOptions(position, '1');
  await user.click(await found('[data-cy="entityCreateSaveButton"]'));
  const moved = { ...PLAIN, position: 2, disease: { id: 7 }, applicationPictures: [] };
  await waitFor(() =>
    expect(sent).toEqual([{ id: 7, name: 'Asma', flashcards: [{ ...STRANGE, position: 1 }, moved] }]),
  );
});

it('flashcards that are not a list are not shown, and are sent back unchanged if none is added', async () => {
  const owner = { id: 7, name: 'Asma', flashcards: { first: PLAIN } };
  const { user, sent } = await openCards(owner);
  expect(screen.queryByLabelText('Pergunta')).not.toBeInTheDocument();
  await user.click(await found('[data-cy="entityCreateSaveButton"]'));
  await waitFor(() => expect(sent).toEqual([owner]));
});
