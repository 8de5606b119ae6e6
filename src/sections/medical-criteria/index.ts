import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { medicalCriteria } from './duck';

export const medicalCriteriaSection = section(
  'medical-criteria',
  'medicalCriteria',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
    '/manage/content': screen(() => import('./content')),
  },
  medicalCriteria,
);
