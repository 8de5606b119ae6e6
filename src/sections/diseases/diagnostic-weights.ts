import type { Id, Named } from 'lib/model';
import { isPlainObject, number, object, references } from 'lib/records/parts';

/** Weights of the diagnosis by sex and age, and the prevalence (R91). */
export const WEIGHTS = [
  'maleWeight',
  'femaleWeight',
  'lowerThanOneMonth',
  'lowerThanOneYear',
  'betweenOneAndFourYears',
  'betweenFiveAndFourteenYears',
  'betweenFifteenAndTwentyNineYears',
  'betweenThirtyAndFortyFourYears',
  'betweenFortyFiveAndFiftyNineYears',
  'betweenSixtyAndSeventyFoursYears',
  'higherOrEqualSeventyFiveYears',
  'prevalence',
] as const;
export const INSIDE_BRAZIL = ['north', 'northeast', 'south', 'midwest', 'southeast'] as const;
export const OUT_OF_BRAZIL = [
  'latinAmerica',
  'centralAmerica',
  'northAmerica',
  'europe',
  'asia',
  'africa',
  'oceania',
] as const;
export const RACES = ['white', 'black', 'brown', 'yellow', 'indigenous'] as const;

type Numbers<K extends readonly string[]> = { [Name in K[number]]?: number | null };

export interface DiagnosticVariables extends Numbers<typeof WEIGHTS> {
  id?: Id;
  region?: {
    id?: Id;
    insideBrazil?: Numbers<typeof INSIDE_BRAZIL>;
    outOfBrazil?: Numbers<typeof OUT_OF_BRAZIL>;
  };
  humanRace?: { id?: Id } & Numbers<typeof RACES>;
  riskFactors?: Named[];
}

/** The weight of an empty region or race (R94). */
export const DEFAULT_WEIGHT = 1;

/** How many of these numbers differ from those of an untouched form. */
export const countSet = (numbers: unknown, names: readonly string[], untouched?: number): number => {
  if (!isPlainObject(numbers)) return 0;
  return names.filter(name => (numbers[name] ?? untouched) !== untouched).length;
};

/** Whether a part has another type than the API promises. It is sent back unchanged: nothing can be filled in. */
const isForeign = (part: unknown) => part !== null && part !== undefined && !isPlainObject(part);

const filled = <T extends object>(names: readonly (keyof T & string)[], given: T | null | undefined): T => {
  const weights = names.map(name => [name, given?.[name] ?? DEFAULT_WEIGHT]);
  return (isForeign(given) ? given : { ...given, ...Object.fromEntries(weights) }) as T;
};

const filledRegion = (region: DiagnosticVariables['region']): DiagnosticVariables['region'] =>
  isForeign(region)
    ? region
    : {
        ...region,
        insideBrazil: filled(INSIDE_BRAZIL, region?.insideBrazil),
        outOfBrazil: filled(OUT_OF_BRAZIL, region?.outOfBrazil),
      };

/** The variables, with 1 for each empty region and race (R94). */
export const filledVariables = (given: DiagnosticVariables | undefined): DiagnosticVariables | undefined => {
  if (isForeign(given)) return given;
  const { region, humanRace, ...variables } = given ?? {};
  return {
    ...variables,
    region: filledRegion(region),
    humanRace: filled(RACES, humanRace),
    riskFactors: variables.riskFactors ?? [],
  };
};

const numbers = (names: readonly string[]) => object(Object.fromEntries(names.map(name => [name, number])));

export const variablesPart = object({
  ...Object.fromEntries(WEIGHTS.map(name => [name, number])),
  region: object({ insideBrazil: numbers(INSIDE_BRAZIL), outOfBrazil: numbers(OUT_OF_BRAZIL) }),
  humanRace: numbers(RACES),
  riskFactors: references,
});
