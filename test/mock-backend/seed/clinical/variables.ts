import { type Line, type System } from './systems';

const AGES = [
  'lowerThanOneMonth',
  'lowerThanOneYear',
  'betweenOneAndFourYears',
  'betweenFiveAndFourteenYears',
  'betweenFifteenAndTwentyNineYears',
  'betweenThirtyAndFortyFourYears',
  'betweenFortyFiveAndFiftyNineYears',
  'betweenSixtyAndSeventyFoursYears',
  'higherOrEqualSeventyFiveYears',
] as const;

const INSIDE_BRAZIL = ['north', 'northeast', 'south', 'midwest', 'southeast'];
const OUT_OF_BRAZIL = ['latinAmerica', 'centralAmerica', 'northAmerica', 'europe', 'asia', 'africa', 'oceania'];
const RACES = ['white', 'black', 'brown', 'yellow', 'indigenous'];

/** Index of the age band with most cases, by category of the system. */
const PEAKS: Record<string, number> = { PEDIATRICS: 2, GYNECOLOGIC: 5, OBSTETRICS: 4, DENTISTRY: 5, SURGERY: 5 };

const weights = (names: readonly string[], weight: (index: number) => number) =>
  Object.fromEntries(names.map((name, index) => [name, weight(index)]));

const sexes = (category: string, seed: number) => {
  if (category === 'GYNECOLOGIC' || category === 'OBSTETRICS') return { maleWeight: 0, femaleWeight: 5 };
  return { maleWeight: 1 + (seed % 5), femaleWeight: 1 + ((seed * 3) % 5) };
};

/**
 * How likely the disease is by sex, age, region and race. Weights run from 0 to 5, where 5 is the most common;
 * prevalence runs from 1 to 10.
 */
export const variablesOf = ({ name, cid }: Line, { category }: System, riskFactors: string[]) => {
  const seed = name.length + cid.charCodeAt(0) + Number(cid.slice(1, 3));
  const peak = PEAKS[category] ?? 5 + (seed % 3);
  return {
    ...sexes(category, seed),
    ...weights(AGES, index => Math.max(0, 5 - Math.abs(index - peak))),
    prevalence: 1 + (seed % 10),
    region: {
      insideBrazil: weights(INSIDE_BRAZIL, index => 1 + ((seed + index) % 3)),
      outOfBrazil: weights(OUT_OF_BRAZIL, index => 1 + ((seed + index * 2) % 2)),
    },
    humanRace: weights(RACES, index => 1 + ((seed + index) % 2)),
    riskFactors,
  };
};
