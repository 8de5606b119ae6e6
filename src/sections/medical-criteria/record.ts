import { defineRecord } from 'crud/record/define-record';
import { type Formula, formulaFields } from 'medical/formula';

export type MedicalCriterion = Formula;

export const medicalCriterion = defineRecord<MedicalCriterion>({ fields: formulaFields, blank: { formula: '' } });
