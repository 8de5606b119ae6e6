import { defineSection } from 'crud/section';
import { diseases } from './duck';
import { CID, cidOf } from './cid';

export const diseasesSection = defineSection({
  path: 'diseases',
  i18n: 'diseases',
  menuGroup: 'diagnosis',
  ducks: [diseases],
  records: { duck: diseases, searchRank: 1, code: { of: cidOf, pattern: CID } },
  list: () => import('./list'),
  screens: { '/manage': () => import('./manage') },
  hasTexts: true,
});
