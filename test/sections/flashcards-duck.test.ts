import { pictures } from 'features/pictures/pictures.duck';
import { flashcards } from 'sections/flashcards/duck';
import type { FlashcardOwner } from 'sections/flashcards/model';
import { openStore, recordCalls } from '../support/duck-calls';

const URL = '/api/diseases/flashcards';
const ASMA = { id: 9, name: 'Asma' };

const { sent, answer } = recordCalls();

const card = (questionText: string, position = 1, more: object = {}) => ({
  position,
  questionText,
  answerText: 'r',
  ...more,
});
/** A card as it is sent. */
const sentCard = (questionText: string, position: number, pictureIds: number[] = []) =>
  card(questionText, position, { disease: { id: 9 }, applicationPictures: pictureIds.map(id => ({ id })) });

const save = (owner: FlashcardOwner) => openStore(pictures).dispatch(flashcards.save(owner));

/** The body of the last PUT. */
const body = (): unknown => {
  const call = sent.at(-1) ?? '';
  expect(call).toContain(`PUT ${URL} `);
  return JSON.parse(call.slice(`PUT ${URL} `.length));
};

const newEntry = (...questions: string[]): FlashcardOwner => ({
  name: '',
  disease: ASMA,
  flashcards: questions.map(question => card(question)),
});

it('the cards of a disease come in their order', async () => {
  answer(`GET ${URL}`, [{ ...ASMA, flashcards: [card('b', 2), card('a', 1)] }]);
  const { content } = await flashcards.fetchPage();
  expect(content[0].flashcards.map(({ questionText }) => questionText)).toEqual(['a', 'b']);
});

it('cards that were edited are numbered anew, and nothing is looked up', async () => {
  await save({ ...ASMA, flashcards: [card('b', 2), card('a', 1)] });
  expect(sent).toHaveLength(1);
  expect(body()).toEqual({ ...ASMA, flashcards: [sentCard('b', 1), sentCard('a', 2)] });
});

describe('new cards', () => {
  it('are added to those that the disease has, each once', async () => {
    answer(`GET ${URL}`, [
      { id: 8, name: 'Asma grave', flashcards: [card('other')] },
      { ...ASMA, flashcards: [card('a', 1), card('stored', 2)] },
    ]);
    await save(newEntry('a', 'b'));
    expect(sent[0]).toBe(`GET ${URL}?size=20&page=0&name=Asma`);
    expect(body()).toEqual({ ...ASMA, flashcards: [sentCard('a', 1), sentCard('stored', 2), sentCard('b', 3)] });
  });

  it('are the first of a disease that the list of those with cards lacks', async () => {
    answer(`GET ${URL}`, []);
    await save(newEntry('a'));
    expect(body()).toEqual({ ...ASMA, flashcards: [sentCard('a', 1)] });
  });

  it('are not sent where those of the disease cannot be read', async () => {
    answer(`GET ${URL}`, {}, 500);
    await expect(save(newEntry('a'))).rejects.toMatchObject({
      serverMessage: { key: 'flashcards.cardsNotRead', params: { name: 'Asma' } },
    });
    expect(sent).toHaveLength(1);
  });

  it('are not sent where those of the disease came as something else', async () => {
    answer(`GET ${URL}`, [{ ...ASMA, flashcards: { 1: card('stored') } }]);
    await expect(save(newEntry('a'))).rejects.toMatchObject({ field: 'flashcards' });
    expect(sent).toHaveLength(1);
  });

  it('leave a stored one that cannot be read as it came', async () => {
    answer(`GET ${URL}`, [{ ...ASMA, flashcards: ['stored'] }]);
    await save(newEntry('a'));
    expect(body()).toEqual({ ...ASMA, flashcards: [sentCard('a', 1), 'stored'] });
  });
});

describe('a card', () => {
  beforeEach(() =>
    answer('GET /api/application-pictures', [
      { id: 3, referenceName: 'P1' },
      { id: 5, referenceName: 'P2' },
    ]),
  );

  it('goes with the pictures that it shows, whatever it had', async () => {
    const shown = card('![x](/images/P1)', 1, { applicationPictures: [{ id: 4 }] });
    await save({ ...ASMA, flashcards: [shown, card('b', 2)] });
    expect(sent[0]).toBe('GET /api/application-pictures?referenceName=P1');
    expect(body()).toEqual({ ...ASMA, flashcards: [sentCard('![x](/images/P1)', 1, [3]), sentCard('b', 2)] });
  });

  it('of which a text came as something else keeps the pictures that it had too, each once', async () => {
    const question = '![x](/images/P1) ![y](/images/P2)';
    const odd = { ...card(question), answerText: { html: 'r' }, applicationPictures: [{ id: 3 }, { id: 4 }] };
    answer(`GET ${URL}`, [{ ...ASMA, flashcards: [odd] }]);
    const [owner] = (await flashcards.fetchPage()).content;
    await save(owner);
    expect(body()).toEqual({
      ...ASMA,
      flashcards: [{ ...sentCard(question, 1, [3, 5, 4]), answerText: { html: 'r' } }],
    });
  });
});
