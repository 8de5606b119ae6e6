import { createDuck } from 'shared/redux/create-duck';
import type { Symptom } from './model';

export const symptoms = createDuck<Symptom>({ name: 'symptoms', url: '/api/symptoms', longestSearch: 100 });
