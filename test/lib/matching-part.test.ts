import { matchingPart } from 'lib/matching-part';

it.each([
  ['Dispneia', 'disp', ['', 'Disp', 'neia']],
  ['Síndrome de Angústia', 'angustia', ['Síndrome de ', 'Angústia', '']],
  ['Coração', 'ÇÃO', ['Cora', 'ção', '']],
  ['Coração', 'acao', ['Cor', 'ação', '']],
  ['Dor de cabeça', '  de c ', ['Dor ', 'de c', 'abeça']],
  ['Coração'.normalize('NFD'), 'ca', ['Cora', 'çã', 'o']],
  ['Coração'.normalize('NFD'), 'raca', ['Co', 'raçã', 'o']],
  ['Asma 😀 leve', 'leve', ['Asma 😀 ', 'leve', '']],
  ['Raio\u00a0x', 'raio x', ['', 'Raio\u00a0x', '']],
  ['Ane\u00admia leve', 'anemia ', ['', 'Ane\u00admia', ' leve']],
  ['Asma', '', undefined],
  ['Asma', '   ', undefined],
  ['Asma', 'tosse', undefined],
  ['a.b', '.', ['a', '.', 'b']],
])('a search in %j for %j marks %j', (text, typed, parts) => {
  expect(matchingPart(text, typed)).toEqual(parts);
});
