import { createDuck } from 'shared/redux/create-duck';
import type { MedicalScore } from './model';

export const medicalScores = createDuck<MedicalScore>({ name: 'medicalScores', url: '/api/medical-scores' });
