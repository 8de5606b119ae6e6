import { readRows } from 'features/pasting/read-rows';
import { cardsOfLines } from 'sections/flashcards/pasted-cards';

const HEADINGS = ['Pergunta', 'Resposta'];
const known = [{ questionText: 'a', answerText: 'b' }];
const read = (text: string) => cardsOfLines(readRows(text), known, HEADINGS);

it.each([
  ['a question that is too long', `${'x'.repeat(5001)}\tb`, 'entity.validation.tooLong'],
  ['an answer that is too long', `c\t${'x'.repeat(5001)}`, 'entity.validation.tooLong'],
  ['no question', '\tb', 'entity.validation.required'],
  ['one cell only', 'c', 'entity.validation.required'],
  ['a third cell', 'c\td\te', 'lists.paste.tooMany'],
  ['the texts of a card that is there', 'a\tb', 'lists.paste.known'],
  ['the heading of one column only', 'Pergunta', 'entity.validation.required'],
  ['the headings of the columns', 'PERGUNTA\tresposta', 'lists.paste.heading'],
])('a line with %s is refused', (_, text, reason) => {
  expect(read(text)).toEqual([{ line: 1, name: expect.any(String), reason }]);
});

it.each([
  ['texts at the limit', `${'x'.repeat(5000)}\ty`, 'x'.repeat(5000), 'y'],
  ['the question of another card', 'a\tc', 'a', 'c'],
  ['the answer of another card', 'c\tb', 'c', 'b'],
  ['a heading as its question', 'Pergunta\td', 'Pergunta', 'd'],
  ['empty cells after the two', 'c\td\t\t', 'c', 'd'],
])('a line with %s becomes a card', (_, text, questionText, answerText) => {
  expect(read(text)).toEqual([{ line: 1, name: questionText, value: { questionText, answerText } }]);
});

it('the second of two equal lines is refused as a duplicate', () => {
  expect(read('c\td\nc\td').map(({ reason }) => reason)).toEqual([undefined, 'lists.paste.known']);
});

it.each([
  ['a\tb', 'a'],
  ['\tb', 'b'],
])('the refused line %j is named %j', (text, name) => {
  expect(read(text)[0].name).toBe(name);
});
