import { AddMany } from 'crud/many/add-many';
import type { Sheet } from 'crud/many/sheet';
import { medicineGroups } from './duck';
import { type MedicineGroup, medicineGroup } from './record';

const SHEET: Sheet<MedicineGroup> = {
  duck: medicineGroups,
  i18n: 'medicineGroups',
  record: medicineGroup,
  from: { parent: { source: medicineGroups }, children: { source: medicineGroups } },
};

export const AddManyMedicineGroups = () => <AddMany sheet={SHEET} />;
