import { detached, nameOfCopy } from 'shared/crud/copy';
import { required, type Rules } from 'shared/form/rules';
import { blankFormula, type Formula } from 'shared/medical/formula';
import { plainTexts } from 'shared/text/long-texts';

export type MedicalCriterion = Formula;

export const blank: MedicalCriterion = blankFormula;

/** Typed words belong to the record. */
export const copyOf = (medicalCriterion: MedicalCriterion): MedicalCriterion => ({
  ...detached(medicalCriterion, ['synonyms']),
  name: nameOfCopy(medicalCriterion.name),
});

export const texts = plainTexts<MedicalCriterion>('evidenceText', 'interpretationText');

export const rules: Rules<MedicalCriterion> = { name: required };
