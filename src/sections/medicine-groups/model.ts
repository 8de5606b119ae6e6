import type { Named } from 'lib/model';
import { referencesTo, referenceTo, text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import { required, type Rules } from 'ui/form/rules';

export const TYPES = ['CLASSIFICATION', 'GROUP'] as const;

export interface MedicineGroup extends Named {
  /** Set by the server. */
  normalizedName?: string;
  type: (typeof TYPES)[number];
  parent?: Named | null;
  children: Named[];
}

export const shape: Shape<MedicineGroup> = {
  name: text,
  normalizedName: text,
  type: text,
  parent: referenceTo('medicine-groups'),
  children: referencesTo('medicine-groups'),
};

export const blank: MedicineGroup = { name: '', type: 'CLASSIFICATION', children: [] };

export const rules: Rules<MedicineGroup> = { name: required };
