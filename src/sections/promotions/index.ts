import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { promotions } from './duck';

export const promotionsSection = section(
  'promotions',
  'promotions',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
  },
  promotions,
);
