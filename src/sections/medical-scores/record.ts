import { defineRecord } from 'crud/record/define-record';
import { text } from 'lib/records/parts';
import { type Formula, formulaFields } from 'medical/formula';

export interface MedicalScore extends Formula {
  /** A text of at most 200 characters (R92). */
  category?: string;
}

export const medicalScore = defineRecord<MedicalScore>({
  fields: {
    ...formulaFields,
    category: text,
  },
  blank: { formula: '' },
});
