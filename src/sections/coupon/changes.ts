import axios from 'axios';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { rowInList } from 'records/lookup';
import { responseOf, writeBack } from 'records/write-back';
import { coupons } from './duck';
import type { Coupon } from './record';

/** Activates or deactivates at once. The new status is sent in the query string (R123). */
export const toggleCoupon =
  ({ id, code, isActive }: Coupon): Thunk =>
  async dispatch => {
    const writing = writeBack({
      edit: () => ({ id, status: !isActive }),
      send: params => axios.put('/api/coupons/status', null, { params }),
      isDone: async ({ status }) => {
        const now = await rowInList(coupons, one => one.id === id, { name: code });
        return now && Boolean(now.isActive) === status;
      },
    });
    return dispatch({ type: coupons.types.SAVE, payload: responseOf(writing), meta: SHOWN_BY_SCREEN });
  };
