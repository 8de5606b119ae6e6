import {
  blankAfter,
  type Flashcard,
  hasReadableTexts,
  isEmptyCard,
  numbered,
  ordered,
} from 'sections/flashcards/cards';

const card = (questionText: string, position?: number | null) => ({ questionText, answerText: '', position });
const questions = (cards: { questionText: string }[]) => cards.map(({ questionText }) => questionText).join(' ');

test.each([
  ['without a position are at 1', [card('b', 2), card('a', null), card('c', 3)], 'a b c'],
  ['without a position come after those of position 1 before them', [card('a', 1), card('b', null)], 'a b'],
  ['none', null, ''],
])('cards are sorted by position: %s', (_, cards, expected) => {
  expect(questions(ordered(cards))).toBe(expected);
});

const at = (position: number): Flashcard => ({ questionText: '', answerText: '', position });

test.each([
  ['gaps', [at(3), at(9)], [1, 2]],
  ['a card that was moved to the front', [at(3), at(1), at(2)], [1, 2, 3]],
])('R104: flashcards are numbered from 1 to n: %s', (_, cards, expected) => {
  expect(numbered(cards).map(({ position }) => position)).toEqual(expected);
});

test('a new card is empty and has the last position', () => {
  expect(blankAfter(2)).toEqual({ position: 3, questionText: '', answerText: '' });
});

test.each([
  ['', '', true],
  ['a', '', false],
  ['', 'b', false],
])('a card with the texts %j and %j is empty: %p', (questionText, answerText, isEmpty) => {
  expect(isEmptyCard({ questionText, answerText })).toBe(isEmpty);
});

test.each<[unknown, unknown, boolean]>([
  ['a', '', true],
  [null, undefined, true],
  [5, 'b', false],
  ['a', {}, false],
])('the pictures of a received card with the texts %j and %j are known: %p', (questionText, answerText, can) => {
  expect(hasReadableTexts({ questionText, answerText } as Flashcard)).toBe(can);
});
