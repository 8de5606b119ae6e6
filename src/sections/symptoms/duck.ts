import { createDuck } from 'core/redux/create-duck';
import { shape, type Symptom } from './model';

export const symptoms = createDuck<Symptom>({ name: 'symptoms', url: '/api/symptoms', shape, maxSearchLength: 100 });
