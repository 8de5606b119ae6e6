import { createDuck } from 'core/redux/create-duck';
import { shape, type MedicineGroup } from './model';

export const medicineGroups = createDuck<MedicineGroup>({ name: 'medicineGroups', url: '/api/medicine-groups', shape });
