import { defineSection } from 'crud/section';
import { CID, cidOf } from './cid';
import { diseases } from './duck';
import { texts } from './texts';

export const diseasesSection = defineSection({
  path: 'diseases',
  icon: 'Stethoscope',
  menuGroup: 'diagnosis',
  ducks: [diseases],
  records: { duck: diseases, code: { field: 'cid', of: cidOf, pattern: CID } },
  list: () => import('./list'),
  screens: { '/manage': () => import('./manage') },
  texts,
});
