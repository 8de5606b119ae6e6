import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { medicalCriteria } from './duck';

export const medicalCriteriaSection = listSection('medical-criteria', 'medicalCriteria', medicalCriteria, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
  '/manage/content': screen(() => import('./content')),
});
