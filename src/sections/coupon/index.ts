import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { coupons } from './duck';

export const couponSection = listSection('coupon', 'coupon', coupons, {
  '/': screen(() => import('./list')),
  '/manages': screen(() => import('./manages')),
});
