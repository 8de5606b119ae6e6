import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { symptoms } from './duck';

export const symptomsSection = listSection('symptoms', 'symptoms', symptoms, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
