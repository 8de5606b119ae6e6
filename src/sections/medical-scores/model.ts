import { nameOfCopy } from 'crud/record/copy';
import { withoutIds } from 'crud/record/without-ids';
import { blankFormula, type Formula, formulaShape } from 'features/medical/formula';
import { plainTexts } from 'lib/long-texts';
import { text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import { required, type Rules } from 'ui/form/rules';

export interface MedicalScore extends Formula {
  /** A text of at most 200 characters (R92). */
  category?: string;
}

export const shape: Shape<MedicalScore> = { ...formulaShape, category: text };

export const blank: MedicalScore = blankFormula;

/** A copy gets its own typed words, because they belong to the record. */
export const copyOf = (medicalScore: MedicalScore): MedicalScore => ({
  ...withoutIds(shape, medicalScore),
  name: nameOfCopy(medicalScore.name),
});

export const texts = plainTexts<MedicalScore>('evidenceText', 'interpretationText');

export const rules: Rules<MedicalScore> = { name: required };
