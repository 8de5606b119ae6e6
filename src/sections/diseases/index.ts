import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { diseases } from './duck';

export const diseasesSection = section(
  'diseases',
  'diseases',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
    '/manage/content': screen(() => import('./content')),
  },
  diseases,
);
