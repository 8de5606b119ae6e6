import { defineSheet } from 'crud/many/add-many';
import { laboratoryGroups } from './duck';
import { type LaboratoryGroup, laboratoryGroup } from './record';

export const laboratoryGroupsSheet = defineSheet<LaboratoryGroup>('laboratory-groups', {
  duck: laboratoryGroups,
  i18n: 'laboratoryGroups',
  record: laboratoryGroup,
  from: { children: { source: laboratoryGroups } },
});
