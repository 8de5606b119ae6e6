import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { medicalScores } from './duck';

export const medicalScoresSection = listSection('medical-scores', 'medicalScores', medicalScores, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
  '/manage/content': screen(() => import('./content')),
});
