import axios from 'axios';
import { createDuck } from 'core/redux/create-duck';
import { findByName } from 'core/redux/find-by-name';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { readIfUnconfirmed } from 'core/responses/write-answers';
import { type Coupon, shape } from './model';

export const coupons = createDuck<Coupon>({ name: 'coupon', url: '/api/coupons', shape, searchParam: 'code' });

/** Activates or deactivates at once. The new status is sent in the query string (R123). */
export const toggleCoupon =
  ({ id, code, isActive }: Coupon): Thunk =>
  async dispatch => {
    const status = !isActive;
    const isDone = async () => {
      const now = await findByName(coupons, code, one => one.id === id);
      return now && Boolean(now.isActive) === status;
    };
    return dispatch({
      type: coupons.types.SAVE,
      payload: readIfUnconfirmed(axios.put('/api/coupons/status', null, { params: { id, status } }), isDone),
      meta: SHOWN_BY_SCREEN,
    });
  };
