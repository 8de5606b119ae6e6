import { useEffect } from 'react';
import { ListPage } from 'crud/list/list-page';
import { duplicateAs, Edit } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { onIdle } from 'lib/browser/idle';
import { choice, column, dateTime } from 'ui/table/columns';
import { discountText, limitText, usesText } from './discount';
import { coupons } from './duck';
import { blank, copyOf, type Coupon, FORM_PATH } from './model';
import { state, STATES } from './state';
import { Toggle } from './toggle';

const More = rowMenu(duplicateAs(blank, copyOf));

const CouponList = () => {
  // The first press on a state does not wait for them.
  useEffect(() => onIdle(() => void import('./changes').catch(() => undefined)), []);
  return (
    <ListPage
      duck={coupons}
      i18n="coupon"
      columns={[
        'code',
        column<Coupon>('limitUsages', limitText),
        column<Coupon>('usageCount', usesText),
        column<Coupon>('discountValue', discountText),
        dateTime<Coupon>('expireDate'),
        choice('coupon', 'couponDiscountType'),
        state,
      ]}
      actions={[Edit, Toggle, More]}
      formPath={FORM_PATH}
      filter={{ states: STATES, screen: FORM_PATH }}
      savedText="messages.successAlert"
    />
  );
};

export default CouponList;
