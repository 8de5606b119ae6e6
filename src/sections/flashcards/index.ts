import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { flashcards } from './duck';

export const flashcardsSection = section(
  'flashcards',
  'flashcards',
  {
    '/': screen(() => import('./list')),
    '/manage': screen(() => import('./manage')),
  },
  flashcards,
);
