import { defineSection } from 'crud/section';
import { coupons } from './duck';
import { FORM_PATH } from './record';

export const couponSection = defineSection({
  path: 'coupon',
  icon: 'TicketPercent',
  menuGroup: 'customers',
  ducks: [coupons],
  records: { duck: coupons, screen: FORM_PATH },
  newForms: [{ path: FORM_PATH, label: 'coupon.new' }],
  list: () => import('./list'),
  screens: {
    '/manages': () => import('./manages'),
  },
});
