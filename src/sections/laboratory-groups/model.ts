import { required, type Rules } from 'shared/form/rules';
import type { Named } from 'shared/model';

export interface LaboratoryGroup extends Named {
  children: Named[];
}

export const blank: LaboratoryGroup = { name: '', children: [] };

export const rules: Rules<LaboratoryGroup> = { name: required };
