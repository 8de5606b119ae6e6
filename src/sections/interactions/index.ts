import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { substancesInteractions } from './duck';

export const interactionsSection = listSection('interactions', 'interactions', substancesInteractions, {
  '/': screen(() => import('./list')),
  '/view': screen(() => import('./view')),
  '/manage': screen(() => import('./manage')),
});
