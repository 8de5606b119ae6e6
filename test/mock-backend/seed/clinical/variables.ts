import { type Line, type System } from './systems';
import { ages, insideBrazil, outOfBrazil, peaks, races } from './variables.json';

/** Index of the age band with most cases, by category of the system. */
const PEAKS: Record<string, number | undefined> = peaks;

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
    ...weights(ages, index => Math.max(0, 5 - Math.abs(index - peak))),
    prevalence: 1 + (seed % 10),
    region: {
      insideBrazil: weights(insideBrazil, index => 1 + ((seed + index) % 3)),
      outOfBrazil: weights(outOfBrazil, index => 1 + ((seed + index * 2) % 2)),
    },
    humanRace: weights(races, index => 1 + ((seed + index) % 2)),
    riskFactors,
  };
};
