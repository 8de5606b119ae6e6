import { defineSheet } from 'crud/many/add-many';
import { medicineGroups } from './duck';
import { type MedicineGroup, medicineGroup } from './record';

export const medicineGroupsSheet = defineSheet<MedicineGroup>('medicine-groups', {
  duck: medicineGroups,
  i18n: 'medicineGroups',
  record: medicineGroup,
  from: { parent: { source: medicineGroups }, children: { source: medicineGroups } },
});
