import { defineSection } from 'crud/section';
import { CID } from './cid';
import { diseases } from './duck';
import { texts } from './texts';

export const diseasesSection = defineSection({
  path: 'diseases',
  icon: 'Stethoscope',
  menuGroup: 'diagnosis',
  ducks: [diseases],
  records: {
    duck: diseases,
    code: { field: 'cid', pattern: CID },
    loadReleases: () => import('./releases'),
  },
  list: () => import('./list'),
  screens: { '/manage': () => import('./manage') },
  texts,
});
