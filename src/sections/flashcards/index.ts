import { listSection } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';
import { flashcards } from './duck';

export const flashcardsSection = listSection('flashcards', 'flashcards', flashcards, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
