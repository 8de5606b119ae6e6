import type { RowAction } from 'crud/list/row-actions';
import { type StateChange, stateControl } from 'crud/list/state-change';
import { nameOfRow } from 'lib/records/names';
import { coupons } from './duck';
import type { Coupon } from './record';

const CHANGE: StateChange<Coupon> = {
  duck: coupons,
  i18n: 'coupon',
  field: 'isActive',
  nameOf: nameOfRow,
  send: coupon => async dispatch => dispatch((await import('./changes')).toggleCoupon(coupon)),
  success: 'messages.successAlert',
};

/** Red with a cross on an active coupon, green with a check on an inactive one (R123). */
export const Toggle: RowAction<Coupon> = ({ row, tools }) => {
  const { children: verb, ...control } = stateControl(CHANGE, row, tools);
  return (
    <button
      type="button"
      className={`btn btn-sm row-state btn-outline-${row.isActive ? 'danger' : 'success'}`}
      data-cy="toggleCoupon"
      {...control}
    >
      <span aria-hidden="true">{row.isActive ? '✕' : '✓'}</span>&nbsp;
      {verb}
    </button>
  );
};
