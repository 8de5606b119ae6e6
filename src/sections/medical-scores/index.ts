import { defineSection } from 'crud/section';
import { medicalScores } from './duck';
import { medicalScore } from './record';

export const medicalScoresSection = defineSection({
  path: 'medical-scores',
  icon: 'ClipboardCheck',
  menuGroup: 'calculators',
  ducks: [medicalScores],
  records: { duck: medicalScores },
  list: () => import('./list'),
  screens: { '/manage': () => import('./manage') },
  texts: medicalScore.texts,
});
