import { section } from 'shared/crud/section';
import { screen } from 'shared/navigation/screen';

export const flashcardsSection = section('flashcards', 'flashcards', {
  '/': screen(() => import('./list')),
  '/manage': screen(() => import('./manage')),
});
