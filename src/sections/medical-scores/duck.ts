import { createDuck } from 'records/duck';
import { type MedicalScore, medicalScore } from './record';

export const medicalScores = createDuck<MedicalScore>({
  name: 'medicalScores',
  url: '/api/medical-scores',
  shape: medicalScore.shape,
});
