import { defineRecord, requiredName } from 'crud/record/define-record';
import type { Named } from 'lib/model';
import { referencesTo } from 'lib/records/parts';

export interface LaboratoryGroup extends Named {
  children: Named[];
}

export const laboratoryGroup = defineRecord<LaboratoryGroup>({
  fields: {
    name: requiredName,
    children: referencesTo('laboratory-groups'),
  },
});
