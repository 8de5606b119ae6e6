import { defineSection } from 'crud/section';
import { applicationPictures } from './duck';

export const applicationPicturesSection = defineSection({
  path: 'application-pictures',
  i18n: 'applicationPictures',
  menuGroup: 'texts',
  ducks: [applicationPictures],
  records: { duck: applicationPictures },
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
