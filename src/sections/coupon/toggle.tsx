import type { RowAction } from 'crud/list/row-actions';
import { StateButton, type StateChange } from 'crud/list/state-button';
import { nameOfRow } from 'ui/table/columns';
import { coupons, toggleCoupon } from './duck';
import type { Coupon } from './model';

const CHANGE: StateChange<Coupon> = {
  duck: coupons,
  i18n: 'coupon',
  field: 'isActive',
  nameOf: nameOfRow,
  send: toggleCoupon,
  success: 'messages.successAlert',
};

/** Red with a cross on an active coupon, green with a check on an inactive one (R123). */
export const Toggle: RowAction<Coupon> = ({ row, tools }) => (
  <StateButton
    row={row}
    tools={tools}
    change={CHANGE}
    className={`row-state btn-outline-${row.isActive ? 'danger' : 'success'}`}
    mark={
      <>
        <span aria-hidden="true">{row.isActive ? '✕' : '✓'}</span>&nbsp;
      </>
    }
    data-cy="toggleCoupon"
  />
);
