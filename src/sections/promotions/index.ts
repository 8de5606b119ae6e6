import { defineSection } from 'crud/section';
import { promotions } from './duck';

export const promotionsSection = defineSection({
  path: 'promotions',
  i18n: 'promotions',
  menuGroup: 'customers',
  ducks: [promotions],
  records: { duck: promotions, searchRank: 14 },
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
