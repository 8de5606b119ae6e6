import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const interactionsSection = section('interactions', 'interactions', {
  '/': screen(() => import('./list')),
  '/view': screen(() => import('./view')),
  '/manage': screen(() => import('./manage')),
});
