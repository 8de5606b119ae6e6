import { createDuck } from 'records/duck';
import { type MedicalScore, shape } from './model';

export const medicalScores = createDuck<MedicalScore>({ name: 'medicalScores', url: '/api/medical-scores', shape });
