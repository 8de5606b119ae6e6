import { nameOfCopy } from 'crud/record/copy';
import { withoutIds } from 'crud/record/without-ids';
import type { PictureReference } from 'features/pictures/picture';
import type { LongText } from 'lib/long-texts';
import type { Id, Named } from 'lib/model';
import {
  flag,
  longText,
  number,
  object,
  pictureReferences,
  referencesTo,
  referenceTo,
  rows,
  text,
} from 'lib/records/parts';
import { receivedValue, type Shape } from 'lib/records/shape';
import type { CATEGORIES } from 'sections/groups/model';
import { eachRow, numeric, required, type Rules } from 'ui/form/rules';
import { type DiagnosticVariables, filledVariables, variablesPart } from './diagnostic-weights';

export interface DiseaseSymptom {
  id?: Id;
  symptom?: Named | null;
  weight?: number | null;
}

/** The text that readers see and the text that waits for the next release, both Base64 (R95). */
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

export const shape: Shape<Disease> = {
  name: text,
  cid: text,
  dsm: text,
  free: flag,
  category: text,
  groups: referencesTo('groups'),
  diseaseSynonyms: referencesTo('disease-synonym'),
  diseaseSymptoms: rows(object({ symptom: referenceTo('symptoms'), weight: number })),
  diseaseDiagnosticVariables: variablesPart,
  diagnostic: longText,
  treatment: longText,
  applicationPictures: pictureReferences,
};

/** The disease, with 1 for each empty region and race (R94). */
export const withDefaultWeights = (disease: Disease): Disease => ({
  ...disease,
  diseaseDiagnosticVariables: filledVariables(
    disease.diseaseDiagnosticVariables,
    receivedValue(disease, 'diseaseDiagnosticVariables'),
  ),
});

export const blank: Disease = withDefaultWeights({
  name: '',
  free: false,
  groups: [],
  diseaseSynonyms: [],
  diseaseSymptoms: [],
});

/** A copy has its own weights, variables and texts; symptoms, risk factors, groups and synonyms are references. */
export const copyOf = (disease: Disease): Disease => {
  const copy = withoutIds(shape, disease);
  return {
    ...copy,
    name: nameOfCopy(disease.name),
    diseaseSymptoms: copy.diseaseSymptoms ?? [],
    diseaseDiagnosticVariables: copy.diseaseDiagnosticVariables ?? {},
  };
};

/** Each row needs a symptom that no row before it has, and a numeric weight (R93). */
const symptomRows = (symptomsOfDisease: readonly DiseaseSymptom[] | null | undefined) =>
  eachRow(symptomsOfDisease, ({ symptom, weight }, index) => {
    const isRepeated = symptom && symptomsOfDisease?.slice(0, index).some(row => row.symptom?.id === symptom.id);
    return {
      symptom: isRepeated ? ('diseases.errors.symptomRepeated' as const) : required(symptom),
      weight: numeric(weight),
    };
  });

export const rules: Rules<Disease> = { name: required, diseaseSymptoms: symptomRows };
