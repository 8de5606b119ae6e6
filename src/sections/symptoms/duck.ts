import { createDuck } from 'records/duck';
import { shape, type Symptom } from './model';

export const symptoms = createDuck<Symptom>({ name: 'symptoms', url: '/api/symptoms', shape, maxSearchLength: 100 });
