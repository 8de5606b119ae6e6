import { required, type Rules } from 'shared/form/rules';
import type { Named } from 'shared/model';
import { references, text } from 'shared/records/parts';
import type { Shape } from 'shared/records/shape';

export interface LaboratoryGroup extends Named {
  children: Named[];
}

export const shape: Shape<LaboratoryGroup> = { name: text, children: references };

export const blank: LaboratoryGroup = { name: '', children: [] };

export const rules: Rules<LaboratoryGroup> = { name: required };
