import { t } from 'core/i18n/translate';
import { defineSheet } from 'crud/many/add-many';
import { isSameName } from 'lib/text';
import { CodeGenerator } from './code-generator';
import { coupons } from './duck';
import { type Coupon, coupon } from './record';

export const couponsSheet = defineSheet<Coupon>('coupon', {
  duck: coupons,
  i18n: 'coupon',
  record: coupon,
  kinds: { limitUsages: 'whole', discountValue: 'cents', expireDate: 'end' },
  // An exported list says in a word that there is no limit.
  clean: (field, cell) => (field === 'limitUsages' && isSameName(cell, t('coupon.unlimited')) ? '' : cell),
  warning: () => t('coupon.many.warning'),
  Generator: CodeGenerator,
});
