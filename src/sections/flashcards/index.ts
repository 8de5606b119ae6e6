import { defineSection } from 'crud/section';
import { flashcards } from './duck';

export const flashcardsSection = defineSection({
  path: 'flashcards',
  icon: 'GalleryHorizontalEnd',
  menuGroup: 'texts',
  ducks: [flashcards],
  records: { duck: flashcards },
  list: () => import('./list'),
  screens: {
    '/manage': () => import('./manage'),
  },
});
