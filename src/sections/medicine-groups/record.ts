import { defineRecord, requiredName } from 'crud/record/define-record';
import type { Named } from 'lib/model';
import { oneOf, referencesTo, referenceTo, text } from 'lib/records/parts';

const TYPES = ['CLASSIFICATION', 'GROUP'] as const;

export interface MedicineGroup extends Named {
  /** Set by the server. */
  normalizedName?: string;
  type: (typeof TYPES)[number];
  parent?: Named | null;
  children: Named[];
}

export const medicineGroup = defineRecord<MedicineGroup>({
  fields: {
    name: requiredName,
    normalizedName: text,
    type: oneOf(TYPES),
    parent: referenceTo('medicine-groups'),
    children: referencesTo('medicine-groups'),
  },
  blank: { type: 'CLASSIFICATION' },
});
