import { defineSection } from 'crud/section';
import { flashcards } from './duck';

export const flashcardsSection = defineSection({
  path: 'flashcards',
  i18n: 'flashcards',
  menuGroup: 'texts',
  ducks: [flashcards],
  records: { duck: flashcards },
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
