import { wordsIn } from 'lib/words-in';

it.each([
  ['dispneia\r\nfalta de ar\r\ncansaço\r\n', ['dispneia', 'falta de ar', 'cansaço']],
  ['a\tb\nc\t\n', ['a', 'b', 'c']],
  ['a; b;c ;', ['a', 'b', 'c']],
  ['•\tdispneia\n•\tcansaço', ['dispneia', 'cansaço']],
  ['• dispneia\n• cansaço', ['dispneia', 'cansaço']],
  ['1.\tdispneia\n2.\tcansaço', ['dispneia', 'cansaço']],
  ['falta de ar, cansaço', ['falta de ar, cansaço']],
  [' \n ', []],
])('F170: the words in %j', (text, words) => expect(wordsIn(text)).toEqual(words));
