import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { medicalCalculators } from './duck';

export const medicalCalculatorsSection = listSection('medical-calculators', 'medicalCalculators', medicalCalculators, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
  '/manage/content': screen(() => import('./content')),
});
