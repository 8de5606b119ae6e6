import { createDuck } from 'records/duck';
import { type MedicineGroup, medicineGroup } from './record';

export const medicineGroups = createDuck<MedicineGroup>({
  name: 'medicineGroups',
  url: '/api/medicine-groups',
  shape: medicineGroup.shape,
});
