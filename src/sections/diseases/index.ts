import { defineSection } from 'crud/define-section';
import { diseases } from './duck';

export const diseasesSection = defineSection({
  path: 'diseases',
  i18n: 'diseases',
  menuGroup: 'diagnosis',
  ducks: [diseases],
  records: { duck: diseases, searchRank: 1 },
  screens: {
    '/': () => import('./list'),
    '/manage': () => import('./manage'),
    '/manage/content': () => import('./content'),
  },
});
