import type { CATEGORIES } from 'sections/groups/model';
import { detached, nameOfCopy } from 'crud/copy';
import { eachRow, numeric, required, type Rules } from 'ui/form/rules';
import type { Id, Named } from 'lib/model';
import type { PictureReference } from 'features/pictures/with-pictures';
import {
  flag,
  isPlainObject,
  longText,
  number,
  object,
  pictureReferences,
  reference,
  references,
  rows,
  text,
} from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import { markdownTexts, type LongText } from 'lib/long-texts';

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

export interface DiseaseSymptom {
  id?: Id;
  symptom?: Named | null;
  weight?: number | null;
}

/** What readers see, and what waits for the next release; both Base64 (R95). */
export interface DiseaseText extends LongText {
  rawMarkdownToRelease?: string;
}

export interface Disease {
  id?: Id;
  name: string;
  cid?: string;
  dsm?: string;
  free: boolean;
  /** One of the groups' categories (R92). */
  category?: (typeof CATEGORIES)[number];
  groups: Named[];
  diseaseSynonyms: Named[];
  diseaseSymptoms: DiseaseSymptom[];
  diseaseDiagnosticVariables?: DiagnosticVariables;
  diagnostic?: DiseaseText;
  treatment?: DiseaseText;
  applicationPictures?: PictureReference[];
}

/** What an empty region or race weighs (R94). */
export const DEFAULT_WEIGHT = 1;

/** A part of another type than the server promises goes back as it came: nothing can be filled in there. */
const isForeign = (part: unknown) => part !== null && part !== undefined && !isPlainObject(part);

const filled = <T extends object>(names: readonly (keyof T & string)[], given: T | null | undefined): T =>
  isForeign(given)
    ? (given as T)
    : ({
        ...given,
        ...Object.fromEntries(names.map(name => [name, given?.[name] ?? DEFAULT_WEIGHT])),
      } as T);

/** The disease with each region and race that is empty set to 1 (R94). */
export const withDefaultWeights = (disease: Disease): Disease => {
  if (isForeign(disease.diseaseDiagnosticVariables)) return disease;
  const { region, humanRace, ...variables } = disease.diseaseDiagnosticVariables ?? {};
  return {
    ...disease,
    diseaseDiagnosticVariables: {
      ...variables,
      region: isForeign(region)
        ? region
        : {
            ...region,
            insideBrazil: filled(INSIDE_BRAZIL, region?.insideBrazil),
            outOfBrazil: filled(OUT_OF_BRAZIL, region?.outOfBrazil),
          },
      humanRace: filled(RACES, humanRace),
      riskFactors: variables.riskFactors ?? [],
    },
  };
};

const numbers = (names: readonly string[]) => Object.fromEntries(names.map(name => [name, number]));

export const shape: Shape<Disease> = {
  name: text,
  cid: text,
  dsm: text,
  free: flag,
  category: text,
  groups: references,
  diseaseSynonyms: references,
  diseaseSymptoms: rows(object({ symptom: reference, weight: number })),
  diseaseDiagnosticVariables: object({
    ...numbers(WEIGHTS),
    region: object({ insideBrazil: object(numbers(INSIDE_BRAZIL)), outOfBrazil: object(numbers(OUT_OF_BRAZIL)) }),
    humanRace: object(numbers(RACES)),
    riskFactors: references,
  }),
  diagnostic: longText,
  treatment: longText,
  applicationPictures: pictureReferences,
};

export const blank: Disease = withDefaultWeights({
  name: '',
  free: false,
  groups: [],
  diseaseSynonyms: [],
  diseaseSymptoms: [],
});

/** Weights, variables and texts are its own; symptoms, risk factors, groups and synonyms are others it refers to. */
export const copyOf = (disease: Disease): Disease => ({
  ...detached(disease, ['category', 'groups', 'diseaseSynonyms', 'applicationPictures']),
  name: nameOfCopy(disease.name),
  diseaseSymptoms: (disease.diseaseSymptoms ?? []).map(row => detached(row, ['symptom'])),
  diseaseDiagnosticVariables: detached(disease.diseaseDiagnosticVariables ?? {}, ['riskFactors']),
});

export const texts = markdownTexts<Disease>('diagnostic', 'treatment');

/** Each row needs a symptom that no row before it has, and a numeric weight (R93). */
const symptomRows = (symptomsOfDisease: readonly DiseaseSymptom[] | null | undefined) =>
  eachRow(symptomsOfDisease, ({ symptom, weight }, index) => {
    const isRepeated = symptom && symptomsOfDisease?.slice(0, index).some(row => row.symptom?.id === symptom.id);
    return {
      symptom: isRepeated ? ('diseases.errors.symptomRepeated' as const) : required(symptom?.name),
      weight: numeric(weight),
    };
  });

export const rules: Rules<Disease> = { name: required, diseaseSymptoms: symptomRows };

const TEXTS = ['diagnostic', 'treatment'] as const;

/** What waits for the next release under the name of a text; Base64. */
export const textToRelease = (disease: Disease, name: string): string | undefined =>
  TEXTS.filter(one => one === name).map(one => disease[one]?.rawMarkdownToRelease)[0] ?? undefined;

/** The names of the texts of which something else waits for release than readers see. */
export const pendingTexts = (disease: Disease): string[] =>
  TEXTS.filter(name => {
    const waitingText = textToRelease(disease, name);
    return Boolean(waitingText) && waitingText !== texts.read(disease, name);
  });

/** Whether there is something to release (R95). */
export const hasText = (disease: Disease) => texts.names.some(name => Boolean(texts.read(disease, name)));

const waiting = (stored: DiseaseText | undefined): DiseaseText | undefined =>
  stored?.rawMarkdownAvailable ? { ...stored, rawMarkdownToRelease: stored.rawMarkdownAvailable } : stored;

/** Release later: what is available is copied to what waits for release (R95). */
export const releaseLater = ({ diagnostic, treatment, ...disease }: Disease): Disease => ({
  ...disease,
  ...(diagnostic && { diagnostic: waiting(diagnostic) }),
  ...(treatment && { treatment: waiting(treatment) }),
});
