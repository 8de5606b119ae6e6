import { createDuck } from 'records/duck';
import { type Symptom, symptom } from './record';

export const symptoms = createDuck<Symptom>({
  name: 'symptoms',
  url: '/api/symptoms',
  shape: symptom.shape,
  maxSearchLength: 100,
});
