import { createDuck, type Duck } from 'records/duck';
import { ordered } from './cards';
import { type FlashcardOwner, flashcardOwner } from './record';

const duck = createDuck<FlashcardOwner>({
  name: 'flashcards',
  url: '/api/diseases/flashcards',
  shape: flashcardOwner.shape,
  codec: {
    decode: owner => ({ ...owner, flashcards: ordered(owner.flashcards) }),
  },
});

/** Diseases with their flashcards. They are listed and saved as a whole, with the pictures that their texts show. */
export const flashcards: Duck<FlashcardOwner> = {
  ...duck,
  // Cards that are sent again are added once more: a disease in the list says nothing about them.
  isFoundByName: false,
  save: edited => async dispatch => dispatch((await import('./save')).saveCards(duck, edited)),
};
