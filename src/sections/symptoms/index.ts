import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { symptoms } from './duck';

export const symptomsSection = section(
  'symptoms',
  'symptoms',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
  },
  symptoms,
);
