import { detached, nameOfCopy } from 'shared/crud/copy';
import { required, type Rules } from 'shared/form/rules';
import { blankFormula, type Formula, formulaShape } from 'shared/medical/formula';
import { text } from 'shared/records/parts';
import type { Shape } from 'shared/records/shape';
import { plainTexts } from 'shared/text/long-texts';

export interface MedicalScore extends Formula {
  /** A text of at most 200 characters (decision 39). */
  category?: string;
}

export const shape: Shape<MedicalScore> = { ...formulaShape, category: text };

export const blank: MedicalScore = blankFormula;

/** Typed words belong to the record. */
export const copyOf = (medicalScore: MedicalScore): MedicalScore => ({
  ...detached(medicalScore, ['category']),
  name: nameOfCopy(medicalScore.name),
});

export const texts = plainTexts<MedicalScore>('evidenceText', 'interpretationText');

export const rules: Rules<MedicalScore> = { name: required };
