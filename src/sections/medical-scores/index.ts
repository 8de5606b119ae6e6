import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { medicalScores } from './duck';

export const medicalScoresSection = listSection('medical-scores', 'medicalScores', medicalScores, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
  '/manage/content': screen(() => import('./content')),
});
