import { createDuck } from 'core/redux/create-duck';
import { type MedicalScore, shape } from './model';

export const medicalScores = createDuck<MedicalScore>({ name: 'medicalScores', url: '/api/medical-scores', shape });
