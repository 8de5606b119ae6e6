import { createDuck } from 'shared/redux/create-duck';
import type { MedicineGroup } from './model';

export const medicineGroups = createDuck<MedicineGroup>({ name: 'medicineGroups', url: '/api/medicine-groups' });
