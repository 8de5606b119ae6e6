import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { applicationPictures } from './duck';

export const applicationPicturesSection = listSection(
  'application-pictures',
  'applicationPictures',
  applicationPictures,
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
  },
);
