import { createDuck } from 'records/duck';
import { type MedicalCriterion, shape } from './model';

export const medicalCriteria = createDuck<MedicalCriterion>({
  name: 'medicalCriteria',
  url: '/api/medical-criteria',
  shape,
});
