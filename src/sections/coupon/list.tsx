import { useEffect } from 'react';
import { ListPage } from 'crud/list/list-page';
import { duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { onIdle } from 'lib/browser/idle';
import { choice, column, dateTime } from 'ui/table/columns';
import { discountText, limitText, usesText } from './discount';
import { coupons } from './duck';
import { type Coupon, coupon, FORM_PATH } from './record';
import { COUPON_STATES, state } from './state';
import { Toggle } from './toggle';

const More = rowMenu(duplicateAs(coupon));

const CouponList = () => {
  // The first press on a state does not wait for them.
  useEffect(() => onIdle(() => void import('./changes').catch(() => undefined)), []);
  return (
    <ListPage
      duck={coupons}
      i18n="coupon"
      columns={[
        'code',
        column<Coupon>('limitUsages', limitText, 'number'),
        column<Coupon>('usageCount', usesText, 'count'),
        column<Coupon>('discountValue', discountText, 'amount'),
        dateTime<Coupon>('expireDate'),
        choice('coupon', 'couponDiscountType'),
        state,
      ]}
      actions={[Edit, Toggle, More]}
      isOneLine
      addsMany
      formPath={FORM_PATH}
      filter={{ states: COUPON_STATES, screen: FORM_PATH }}
      savedText="messages.successAlert"
    />
  );
};

export default CouponList;
