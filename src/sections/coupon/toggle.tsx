import type { MouseEvent } from 'react';
import { t } from 'core/i18n/translate';
import type { RowAction } from 'crud/list/row-actions';
import { nameOfRow } from 'ui/table/columns';
import { toggleCoupon } from './duck';
import type { Coupon } from './model';

/** Red with a cross on an active coupon, green with a check on an inactive one (R123). */
export const Toggle: RowAction<Coupon> = ({ row, tools }) => {
  const name = nameOfRow(row);
  const toggle = (event: MouseEvent) => {
    // The response may come between the two clicks of a double click. The second click would then undo the change.
    if (event.detail > 1) return;
    void tools.act(row, toggleCoupon(row), { success: 'messages.successAlert', failure: 'messages.changeError' });
  };
  return (
    <button
      type="button"
      className={`btn btn-sm row-state btn-outline-${row.isActive ? 'danger' : 'success'}`}
      disabled={tools.busyRow !== null}
      aria-label={t(row.isActive ? 'coupon.deactivateOf' : 'coupon.activateOf', { name })}
      data-cy="toggleCoupon"
      onClick={toggle}
    >
      <span aria-hidden="true">{row.isActive ? '✕' : '✓'}</span>&nbsp;
      {t(row.isActive ? 'coupon.deactivate' : 'coupon.activate')}
    </button>
  );
};
