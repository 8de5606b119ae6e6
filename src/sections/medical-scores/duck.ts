import { createDuck } from 'core/redux/create-duck';
import { shape, type MedicalScore } from './model';

export const medicalScores = createDuck<MedicalScore>({ name: 'medicalScores', url: '/api/medical-scores', shape });
