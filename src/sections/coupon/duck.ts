import axios from 'axios';
import { createDuck } from 'core/redux/create-duck';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { type Coupon, shape } from './model';

export const coupons = createDuck<Coupon>({ name: 'coupon', url: '/api/coupons', shape, searchParam: 'code' });

/** Activates or deactivates at once. The new status is sent in the query string (R123). */
export const toggleCoupon =
  ({ id, isActive }: Coupon): Thunk =>
  async dispatch =>
    dispatch({
      type: coupons.types.SAVE,
      payload: axios.put('/api/coupons/status', null, { params: { id, status: !isActive } }),
      meta: SHOWN_BY_SCREEN,
    });
