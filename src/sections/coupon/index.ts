import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const couponSection = section('coupon', 'coupon', {
  '/': screen(() => import('./list')),
  '/manages': screen(() => import('./manages')),
});
