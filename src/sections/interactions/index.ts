import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { substancesInteractions } from './duck';

export const interactionsSection = listSection('interactions', 'interactions', substancesInteractions, {
  '/': screen(() => import('./list')),
  '/view': screen(() => import('./view')),
  '/manage': screen(() => import('./manage')),
});
