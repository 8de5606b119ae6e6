import { createDuck } from 'records/duck';
import { inOrder, type MedicalCalculator, shape } from './model';

export const medicalCalculators = createDuck<MedicalCalculator>({
  name: 'medicalCalculators',
  url: '/api/medical-calculators',
  shape,
  codec: { decode: inOrder },
});
