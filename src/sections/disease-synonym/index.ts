import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const diseaseSynonym = section('disease-synonym', 'diseaseSynonym', {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
