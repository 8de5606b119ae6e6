import { createDuck } from 'records/duck';
import { type Coupon, coupon } from './record';

export const coupons = createDuck<Coupon>({
  name: 'coupon',
  url: '/api/coupons',
  shape: coupon.shape,
  searchParam: 'code',
});
