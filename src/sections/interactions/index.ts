import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { substancesInteractions } from './duck';

export const interactionsSection = section(
  'interactions',
  'interactions',
  {
    '/': screen(() => import('./list')),
    '/view': screen(() => import('./view')),
    '/manage': screen(() => import('./manage')),
  },
  substancesInteractions,
);
