import { createDuck } from 'core/redux/create-duck';
import { type MedicalCriterion, shape } from './model';

export const medicalCriteria = createDuck<MedicalCriterion>({
  name: 'medicalCriteria',
  url: '/api/medical-criteria',
  shape,
});
