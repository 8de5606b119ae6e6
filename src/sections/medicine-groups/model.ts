import { required, type Rules } from 'shared/form/rules';
import type { Named } from 'shared/model';

export const TYPES = ['CLASSIFICATION', 'GROUP'] as const;

export interface MedicineGroup extends Named {
  /** The server's to make. */
  normalizedName?: string;
  type: (typeof TYPES)[number];
  parent?: Named | null;
  children: Named[];
}

export const blank: MedicineGroup = { name: '', type: 'CLASSIFICATION', children: [] };

export const rules: Rules<MedicineGroup> = { name: required };
