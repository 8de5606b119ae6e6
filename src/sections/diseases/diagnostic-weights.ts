import { same } from 'lib/deep-equal';
import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import type { Id, Named } from 'lib/model';
import { neverOverwritten, number, object, type Part, type Parts, referencesTo } from 'lib/records/parts';

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

/** Whether a value was received that the form shows as empty, because it has another type than the API promises. */
const isUnreadable = (part: Part, received: unknown) =>
  received !== null && received !== undefined && part.read(received) === null;

/** An unedited part that could not be read is sent back unchanged: nothing is filled in. */
const staysAsReceived = (given: unknown, received: unknown) =>
  isUnreadable(object({}), received) && (given === received || same(given, null));

const filled = <T extends object>(
  names: readonly (keyof T & string)[],
  given: T | null | undefined,
  received: unknown,
): T => {
  if (staysAsReceived(given, received)) return given as T;
  const was = fieldsOf(received);
  const weights = names.map(name => [name, given?.[name] ?? (isUnreadable(number, was[name]) ? null : DEFAULT_WEIGHT)]);
  return { ...given, ...Object.fromEntries(weights) } as T;
};

const filledRegion = (region: DiagnosticVariables['region'], received: unknown): DiagnosticVariables['region'] => {
  if (staysAsReceived(region, received)) return region;
  const { insideBrazil, outOfBrazil } = fieldsOf(received);
  return {
    ...region,
    insideBrazil: filled(INSIDE_BRAZIL, region?.insideBrazil, insideBrazil),
    outOfBrazil: filled(OUT_OF_BRAZIL, region?.outOfBrazil, outOfBrazil),
  };
};

/**
 * The variables, with 1 for each empty region and race (R94).
 * @param received the variables as the server sent them
 */
export const filledVariables = (
  given: DiagnosticVariables | undefined,
  received: unknown = given,
): DiagnosticVariables | undefined => {
  if (staysAsReceived(given, received)) return given;
  const was = fieldsOf(received);
  const { region, humanRace, ...variables } = given ?? {};
  return {
    ...variables,
    region: filledRegion(region, was.region),
    humanRace: filled(RACES, humanRace, was.humanRace),
    riskFactors: variables.riskFactors ?? [],
  };
};

/** Variables that the form cannot show are never overwritten. */
const part = (parts: Parts) => neverOverwritten(object(parts), isPlainObject);

const numbers = (names: readonly string[]) => part(Object.fromEntries(names.map(name => [name, number])));

export const variablesPart = part({
  ...Object.fromEntries(WEIGHTS.map(name => [name, number])),
  region: part({ insideBrazil: numbers(INSIDE_BRAZIL), outOfBrazil: numbers(OUT_OF_BRAZIL) }),
  humanRace: numbers(RACES),
  riskFactors: referencesTo('risk-factor'),
});
