import {
  base64,
  choice,
  type Fields,
  flag,
  formulaText,
  id,
  list,
  longText,
  named,
  names,
  number,
  object,
  pictureIds,
  text,
  word,
} from './shape';

const formula: Fields = {
  id,
  name: word,
  formula: formulaText,
  isAvailableForFree: flag,
  synonyms: names,
  evidenceText: base64,
  interpretationText: base64,
};

const formulaParam = object({
  code: text(),
  inputType: choice('CHECKBOX', 'TOGGLE', 'MULTI_SELECT', 'DATE', 'INPUT'),
  measurement: word,
  presentationName: word,
  position: number,
  options: list(object({ code: text(), order: number, presentationName: word })),
});

/** The reference library. */
export const LIBRARY_SHAPES: Readonly<Record<string, Fields>> = {
  editorContents: {
    id,
    name: word,
    type: choice(
      ...'DISEASE MEDICINE_LEAFLET ILLUSTRATED_PROCEDURE SEMIOLOGY LABORATORY PEDIATRIC_DOSE MEDICAL_CALCULATOR'.split(
        ' ',
      ),
    ),
    contentId: id,
  },
  illustratedProcedures: {
    id,
    name: word,
    free: flag,
    illustratedProcedureSynonyms: names,
    illustratedProcedureContents: list(
      object({ id, type: choice('GENERAL', 'MATERIALS', 'TECHNICIAN', 'COMPLEMENT'), content: longText }),
    ),
    applicationPictures: pictureIds,
  },
  interactions: {
    substance: named,
    interactionGroups: names,
    interactionSubstances: names,
    interactionResult: object({ id, result: word, conduct: word }),
  },
  laboratories: {
    id,
    name: word,
    isAvailableForFree: flag,
    category: word,
    synonyms: names,
    groups: names,
    generalContent: longText,
    changesContent: longText,
    collectContent: longText,
    observationsContent: longText,
    applicationPictures: pictureIds,
  },
  laboratoryGroups: { id, name: word, children: names },
  laboratorySynonyms: { id, name: word },
  medicalCalculators: {
    ...formula,
    specificView: choice(...'NONE USG BENZO_CONVERSION MINE_CONVERSION GLICO_CONVERSION OPIOD_CONVERSION'.split(' ')),
    formulaParams: list(formulaParam),
  },
  medicalCriteria: formula,
  medicalScores: { ...formula, category: word },
  medicineGroups: {
    id,
    name: word,
    normalizedName: text(),
    type: choice('CLASSIFICATION', 'GROUP'),
    parent: named,
    children: names,
  },
  medicineLeaflets: {
    id,
    name: word,
    available: flag,
    free: flag,
    content: longText,
    medicineGroups: names,
    substances: names,
    children: list(object({ id, name: word, composition: text(), free: flag, available: flag })),
  },
  pediatricDoses: {
    id,
    name: word,
    isAvailableForFree: flag,
    inputType: choice('WEIGHT', 'AGE'),
    inputValidationFormula: word,
    synonyms: names,
    medicineLeaflet: named,
    category: named,
    contentText: base64,
    observations: base64,
    contents: list(object({ code: text(), formula: formulaText })),
  },
};
