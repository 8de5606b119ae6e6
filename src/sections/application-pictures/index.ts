import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const applicationPicturesSection = section('application-pictures', 'applicationPictures', {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
