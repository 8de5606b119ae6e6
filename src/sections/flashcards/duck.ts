import type { Named } from 'shared/model';
import { resolvePictures, selectReferences } from 'shared/pictures/pictures.duck';
import { createDuck, type Duck } from 'shared/redux/create-duck';
import type { Thunk } from 'shared/redux/request';
import { numbered, ordered, picturesIn, type Flashcard } from './cards';
import type { FlashcardOwner } from './model';

const duck = createDuck<FlashcardOwner>({
  name: 'flashcards',
  url: '/api/diseases/flashcards',
  codec: {
    decode: owner => ({ ...owner, flashcards: ordered(owner.flashcards) }),
    encode: owner => owner,
  },
});

/** The cards that a disease has already: those of a new entry are added to them, for a save replaces them all. */
const cardsOf = async ({ id, name }: Named): Promise<Flashcard[]> => {
  const { content } = await duck.fetchPage({ search: name });
  return content.find(owner => owner.id === id)?.flashcards ?? [];
};

const save =
  ({ disease, ...owner }: FlashcardOwner): Thunk =>
  async (dispatch, getState) => {
    const { id, name } = disease ?? owner;
    const cards = numbered([...(disease ? await cardsOf(disease) : []), ...owner.flashcards]);
    await dispatch(resolvePictures(cards.flatMap(picturesIn)));
    const flashcards = cards.map(card => ({
      ...card,
      disease: { id },
      applicationPictures: selectReferences(picturesIn(card))(getState()),
    }));
    return dispatch(duck.save({ id, name, flashcards }));
  };

/** Diseases with their flashcards (spec 7): listed and saved whole, pictures worked out from the texts (decision 19). */
export const flashcards: Duck<FlashcardOwner> = { ...duck, save };
