import { defineSection } from 'crud/section';
import { applicationPictures } from './duck';

export const applicationPicturesSection = defineSection({
  path: 'application-pictures',
  icon: 'Images',
  menuGroup: 'texts',
  ducks: [applicationPictures],
  records: { duck: applicationPictures, isAskedByName: true },
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
