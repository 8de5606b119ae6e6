import { defineRecord, requiredName } from 'crud/record/define-record';
import type { PictureReference } from 'features/pictures/picture';
import type { LongText } from 'lib/long-texts';
import type { Id, Named } from 'lib/model';
import { rows } from 'lib/records/parts';
import {
  flag,
  longText,
  number,
  object,
  oneOf,
  pictureReferences,
  referencesTo,
  referenceTo,
  text,
} from 'lib/records/parts';
import { receivedValue } from 'lib/records/shape';
import { CATEGORIES } from 'sections/groups/record';
import { eachRow, numeric, required } from 'ui/form/rules';
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

/** The disease, with 1 for each empty region and race (R94). */
export const withDefaultWeights = (edited: Disease): Disease => ({
  ...edited,
  diseaseDiagnosticVariables: filledVariables(
    edited.diseaseDiagnosticVariables,
    receivedValue(edited, 'diseaseDiagnosticVariables'),
  ),
});

/** Each row needs a symptom that no row before it has, and a numeric weight (R93). */
const symptomRows = (symptomsOfDisease: readonly DiseaseSymptom[] | null | undefined) =>
  eachRow(symptomsOfDisease, ({ symptom, weight }, index) => {
    const isRepeated = symptom && symptomsOfDisease?.slice(0, index).some(row => row.symptom?.id === symptom.id);
    return {
      symptom: isRepeated ? ('diseases.errors.symptomRepeated' as const) : required(symptom),
      weight: numeric(weight),
    };
  });

export const disease = defineRecord<Disease>({
  fields: {
    name: requiredName,
    cid: text,
    dsm: text,
    free: flag,
    category: oneOf(CATEGORIES),
    groups: referencesTo('groups'),
    diseaseSynonyms: referencesTo('disease-synonym'),
    diseaseSymptoms: { ...rows(object({ symptom: referenceTo('symptoms'), weight: number })), rule: symptomRows },
    diseaseDiagnosticVariables: variablesPart,
    diagnostic: longText,
    treatment: longText,
    applicationPictures: pictureReferences,
  },
  blank: { diseaseDiagnosticVariables: filledVariables(undefined) },
  inCopy: ({ diseaseSymptoms, diseaseDiagnosticVariables }) => ({
    diseaseSymptoms: diseaseSymptoms ?? [],
    diseaseDiagnosticVariables: diseaseDiagnosticVariables ?? {},
  }),
});
