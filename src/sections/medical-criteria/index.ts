import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { medicalCriteria } from './duck';

export const medicalCriteriaSection = listSection('medical-criteria', 'medicalCriteria', medicalCriteria, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
  '/manage/content': screen(() => import('./content')),
});
