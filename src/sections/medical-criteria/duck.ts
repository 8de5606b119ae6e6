import { createDuck } from 'records/duck';
import { type MedicalCriterion, medicalCriterion } from './record';

export const medicalCriteria = createDuck<MedicalCriterion>({
  name: 'medicalCriteria',
  url: '/api/medical-criteria',
  shape: medicalCriterion.shape,
});
