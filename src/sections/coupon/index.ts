import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { coupons } from './duck';

export const couponSection = listSection('coupon', 'coupon', coupons, {
  '/': screen(() => import('./list')),
  '/manages': screen(() => import('./manages')),
});
