import { createDuck } from 'records/duck';
import { type Coupon, shape } from './model';

export const coupons = createDuck<Coupon>({ name: 'coupon', url: '/api/coupons', shape, searchParam: 'code' });
