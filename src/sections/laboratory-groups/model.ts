import type { Named } from 'lib/model';
import { referencesTo, text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';
import { required, type Rules } from 'ui/form/rules';

export interface LaboratoryGroup extends Named {
  children: Named[];
}

export const shape: Shape<LaboratoryGroup> = { name: text, children: referencesTo('laboratory-groups') };

export const blank: LaboratoryGroup = { name: '', children: [] };

export const rules: Rules<LaboratoryGroup> = { name: required };
