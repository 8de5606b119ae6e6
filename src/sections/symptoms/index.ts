import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { symptoms } from './duck';

export const symptomsSection = listSection('symptoms', 'symptoms', symptoms, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
