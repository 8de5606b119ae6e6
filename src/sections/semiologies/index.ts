import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { semiologies } from './duck';

export const semiologiesSection = section(
  'semiologies',
  'semiologies',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
    '/manage/content': screen(() => import('./content')),
  },
  semiologies,
);
