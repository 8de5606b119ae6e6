import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
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
