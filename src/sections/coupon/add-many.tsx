import { t } from 'core/i18n/translate';
import { AddMany } from 'crud/many/add-many';
import type { Sheet } from 'crud/many/sheet';
import { isSameName } from 'lib/text';
import { CodeGenerator } from './code-generator';
import { coupons } from './duck';
import { type Coupon, coupon } from './record';

const SHEET: Sheet<Coupon> = {
  duck: coupons,
  i18n: 'coupon',
  record: coupon,
  kinds: { limitUsages: 'whole', discountValue: 'cents', expireDate: 'end' },
  // An exported list says in a word that there is no limit.
  clean: (field, cell) => (field === 'limitUsages' && isSameName(cell, t('coupon.unlimited')) ? '' : cell),
  warning: () => t('coupon.many.warning'),
  Generator: CodeGenerator,
};

export const AddManyCoupons = () => <AddMany sheet={SHEET} />;
