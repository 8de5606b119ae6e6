import { createDuck } from 'records/duck';
import { inOrder, type MedicalCalculator, medicalCalculator } from './record';

export const medicalCalculators = createDuck<MedicalCalculator>({
  name: 'medicalCalculators',
  url: '/api/medical-calculators',
  shape: medicalCalculator.shape,
  codec: { decode: inOrder },
});
