import { defineSection } from 'crud/section';
import { promotions } from './duck';

export const promotionsSection = defineSection({
  path: 'promotions',
  icon: 'BadgePercent',
  menuGroup: 'customers',
  ducks: [promotions],
  records: { duck: promotions },
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
