import { nameOfCopy } from 'crud/record/copy';
import { withoutIds } from 'crud/record/without-ids';
import { blankFormula, type Formula, formulaShape } from 'features/medical/formula';
import { plainTexts } from 'lib/long-texts';
import type { Shape } from 'lib/records/shape';
import { required, type Rules } from 'ui/form/rules';

export type MedicalCriterion = Formula;

export const shape: Shape<MedicalCriterion> = formulaShape;

export const blank: MedicalCriterion = blankFormula;

/** A copy gets its own typed words, because they belong to the record. */
export const copyOf = (medicalCriterion: MedicalCriterion): MedicalCriterion => ({
  ...withoutIds(shape, medicalCriterion),
  name: nameOfCopy(medicalCriterion.name),
});

export const texts = plainTexts<MedicalCriterion>('evidenceText', 'interpretationText');

export const rules: Rules<MedicalCriterion> = { name: required };
