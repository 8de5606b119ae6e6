import { createDuck } from 'core/redux/create-duck';
import { shape, type MedicalCriterion } from './model';

export const medicalCriteria = createDuck<MedicalCriterion>({
  name: 'medicalCriteria',
  url: '/api/medical-criteria',
  shape,
});
