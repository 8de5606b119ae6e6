import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { medicalScores } from './duck';

export const medicalScoresSection = section(
  'medical-scores',
  'medicalScores',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
    '/manage/content': screen(() => import('./content')),
  },
  medicalScores,
);
