import { listSection } from 'crud/section';
import { screen } from 'ui/layout/screen';
import { flashcards } from './duck';

export const flashcardsSection = listSection('flashcards', 'flashcards', flashcards, {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
