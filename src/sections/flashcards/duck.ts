import { findRow } from 'core/http/all-rows';
import { asLookup } from 'core/http/lookup-failed';
import { type Named } from 'lib/model';
import { resolvePictures, type ReferencesTo } from 'features/pictures/pictures.duck';
import { createDuck, type Duck } from 'core/redux/create-duck';
import { type Thunk } from 'core/redux/request';
import { numbered, ordered, picturesIn, type Flashcard, cardToSend, isReadable, isSameText } from './cards';
import { giveBack } from 'lib/records/shape';
import { shape, type FlashcardOwner } from './model';

const duck = createDuck<FlashcardOwner>({
  name: 'flashcards',
  url: '/api/diseases/flashcards',
  shape,
  codec: {
    decode: owner => ({ ...owner, flashcards: ordered(owner.flashcards) }),
    encode: owner => owner,
  },
});

/**
 * The cards that a disease has already. A save replaces all cards of a disease, so those of a new entry are added to
 * these. The list holds diseases with cards only; it is read to its end before a disease counts as one without.
 */
const cardsOf = async ({ id, name }: Named): Promise<Flashcard[]> => {
  const pages = {
    size: duck.pageSize,
    fetchPage: (page: number, signal: AbortSignal) => duck.fetchPage({ page, search: name }, signal),
  };
  const owner = await findRow(pages, row => String(row.id) === String(id));
  return owner?.flashcards ?? [];
};

/** Cards that an earlier save of this form has stored already, its answer being lost, are not added twice. */
const allCardsOf = async ({ disease, flashcards: typed }: FlashcardOwner): Promise<Flashcard[]> => {
  if (!disease) return numbered(typed);
  const { name } = disease;
  const stored = await asLookup(cardsOf(disease), { key: 'flashcards.cardsNotRead', params: { name } });
  return numbered([...stored, ...typed.filter(card => !stored.some(isSameText(card)))]);
};

/** The pictures that the card shows. Where a text came as something else, those that it had stay beside them. */
const picturesOf = (card: Flashcard, stored: Flashcard, referencesTo: ReferencesTo) => {
  const shown = referencesTo(picturesIn(card));
  if (isReadable(stored)) return shown;
  return [...shown, ...(card.applicationPictures ?? []).filter(({ id }) => !shown.some(one => one.id === id))];
};

const save =
  (edited: FlashcardOwner): Thunk =>
  async dispatch =>
    dispatch(
      duck.save(edited, async ({ disease, id }) => {
        const cards = await allCardsOf(edited);
        const referencesTo = await dispatch(resolvePictures(cards.flatMap(picturesIn)));
        const flashcards = cards.map(card => {
          const stored = cardToSend(card);
          const applicationPictures = picturesOf(card, stored, referencesTo);
          return { ...stored, disease: { id: disease?.id ?? id }, applicationPictures };
        });
        const owner = giveBack(shape, { ...edited, flashcards });
        return { id: disease?.id ?? id, name: disease?.name ?? owner.name, flashcards: owner.flashcards };
      }),
    );

/** Diseases with their flashcards: listed and saved whole, pictures worked out from the texts. */
export const flashcards: Duck<FlashcardOwner> = { ...duck, save };
