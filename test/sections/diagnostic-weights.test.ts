import { countSet, filledVariables, RACES } from 'sections/diseases/diagnostic-weights';

const insideBrazil = (north: number | null) => ({ region: { insideBrazil: { north } } });
const northOf = (north: number | null) => filledVariables(insideBrazil(north))?.region?.insideBrazil?.north;

it.each([
  [0, 0],
  [null, 1],
  [4, 4],
])('a region weight of %p is sent as %p', (north, sent) => {
  expect(northOf(north)).toBe(sent);
});

it('missing variables get the weight 1 for each region and race, and no other weights', () => {
  const { region, humanRace, riskFactors, ...weights } = filledVariables(undefined) ?? {};
  expect(Object.values({ ...region?.insideBrazil, ...region?.outOfBrazil })).toEqual(Array(12).fill(1));
  expect(humanRace).toEqual({ white: 1, black: 1, brown: 1, yellow: 1, indigenous: 1 });
  expect(riskFactors).toEqual([]);
  expect(weights).toEqual({});
});

it('null variables, regions and races are filled in like missing ones', () => {
  const filled = filledVariables(undefined);
  expect(filledVariables(null as never)).toEqual(filled);
  expect(filledVariables({ region: null as never, humanRace: null as never })).toEqual(filled);
});

it.each(['text', 7, [], [1]])('variables, regions and races with the invalid value %j are left unchanged', foreign => {
  expect(filledVariables(foreign as never)).toBe(foreign);
  expect(filledVariables({ region: foreign as never })?.region).toBe(foreign);
  expect(filledVariables({ humanRace: foreign as never })?.humanRace).toBe(foreign);
  expect(filledVariables({ region: { outOfBrazil: foreign as never } })?.region?.outOfBrazil).toBe(foreign);
});

it.each<[unknown, number | undefined, number]>([
  [{ white: 1, black: 2, brown: null }, 1, 1],
  [{ white: 1, black: 2, brown: null }, undefined, 2],
  [{ white: 0 }, 1, 1],
  [{ other: 5 }, undefined, 0],
  [null, 1, 0],
  ['text', undefined, 0],
])('for the weights %j with the default %p, the number of set weights is %i', (numbers, untouched, count) => {
  expect(countSet(numbers, RACES, untouched)).toBe(count);
});
