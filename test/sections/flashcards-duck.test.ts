import { pictures } from 'features/pictures/pictures.duck';
import { flashcards } from 'sections/flashcards/duck';
import type { FlashcardOwner } from 'sections/flashcards/record';
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

describe('new cards', () => {
  it('are added to the existing cards of the disease, without duplicates', async () => {
    answer(`GET ${URL}`, [
      { id: 8, name: 'Asma grave', flashcards: [card('other')] },
      { ...ASMA, flashcards: [card('a', 1), card('stored', 2)] },
    ]);
    await save(newEntry('a', 'b'));
    expect(sent[0]).toBe(`GET ${URL}?size=20&page=0&sort=id,asc&name=Asma`);
    expect(body()).toEqual({ ...ASMA, flashcards: [sentCard('a', 1), sentCard('stored', 2), sentCard('b', 3)] });
  });

  it('become the first cards of a disease that is not in the flashcard list yet', async () => {
    answer(`GET ${URL}`, []);
    await save(newEntry('a'));
    expect(body()).toEqual({ ...ASMA, flashcards: [sentCard('a', 1)] });
  });

  it('are not sent when the existing cards have an unexpected format', async () => {
    answer(`GET ${URL}`, [{ ...ASMA, flashcards: { 1: card('stored') } }]);
    await expect(save(newEntry('a'))).rejects.toMatchObject({ field: 'flashcards' });
    expect(sent).toHaveLength(1);
  });

  it('leave an unreadable stored card unchanged', async () => {
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

  it('R103: is sent with the pictures that it shows, not with those that it had before', async () => {
    const answerText = '![y](/images/P2) ![z](/images/P1)';
    const shown = card('![x](/images/P1)', 1, { answerText, applicationPictures: [{ id: 4 }] });
    await save({ ...ASMA, flashcards: [shown, card('b', 2)] });
    expect(sent).toContain('GET /api/application-pictures?referenceName=P1');
    const saved = { ...sentCard('![x](/images/P1)', 1, [3, 5]), answerText };
    expect(body()).toEqual({ ...ASMA, flashcards: [saved, sentCard('b', 2)] });
  });

  it('with a text of an unexpected type also keeps its previous pictures, without duplicates', async () => {
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
