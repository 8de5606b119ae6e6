import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { applicationPictures } from './duck';

export const applicationPicturesSection = section(
  'application-pictures',
  'applicationPictures',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
  },
  applicationPictures,
);
