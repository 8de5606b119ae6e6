import axios from 'axios';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { readIfUnconfirmed } from 'core/responses/write-answers';
import { createDuck } from 'records/duck';
import { type Coupon, shape } from './model';

export const coupons = createDuck<Coupon>({ name: 'coupon', url: '/api/coupons', shape, searchParam: 'code' });

/** Activates or deactivates at once. The new status is sent in the query string (R123). */
export const toggleCoupon =
  ({ id, code, isActive }: Coupon): Thunk =>
  async dispatch => {
    const status = !isActive;
    const isDone = async () => {
      const { foundRow, lookup } = await import('records/lookup');
      const now = foundRow(await lookup(coupons, one => one.id === id, { name: code }));
      return now && Boolean(now.isActive) === status;
    };
    return dispatch({
      type: coupons.types.SAVE,
      payload: readIfUnconfirmed(axios.put('/api/coupons/status', null, { params: { id, status } }), isDone),
      meta: SHOWN_BY_SCREEN,
    });
  };
