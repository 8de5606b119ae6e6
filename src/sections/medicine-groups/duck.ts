import { createDuck } from 'records/duck';
import { type MedicineGroup, shape } from './model';

export const medicineGroups = createDuck<MedicineGroup>({ name: 'medicineGroups', url: '/api/medicine-groups', shape });
