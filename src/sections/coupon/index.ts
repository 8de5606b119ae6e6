import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { coupons } from './duck';

export const couponSection = section(
  'coupon',
  'coupon',
  {
    '/': screen(() => import('./list')),
    '/manages': screen(() => import('./manages')),
  },
  coupons,
);
