import { type Thunk } from 'core/redux/request';
import { asLookup } from 'core/responses/lookup-failed';
import { referencesIn } from 'features/markdown/with-pictures';
import type { PictureReference } from 'features/pictures/picture';
import { type Named } from 'lib/model';
import { giveBack, receivedValue } from 'lib/records/shape';
import type { Duck } from 'records/duck';
import { rowInList } from 'records/lookup';
import { IncompleteList } from 'records/walk';
import { cardToSend, type Flashcard, hasReadableTexts, isSameText, markdownOf, numbered } from './cards';
import { type FlashcardOwner, flashcardOwner } from './record';

/**
 * The disease with its stored cards; undefined if it has none. A save replaces all cards of a disease, so the cards of
 * a new entry are added to these. The list has only diseases with cards. It is read to its end before a disease counts
 * as one without cards.
 */
const storedOwnerOf = async (duck: Duck<FlashcardOwner>, { id, name }: Named) => {
  const isSame = ({ id: other }: FlashcardOwner) => String(other) === String(id);
  const row = await rowInList(duck, isSame, { name, isBackground: false });
  const owner = row && (await duck.relations.readWhole(row));
  // Cards that the server leaves out would be replaced.
  if (owner && receivedValue(owner, 'flashcards') === null) throw new IncompleteList();
  return owner;
};

/** Cards are not added twice if an earlier save of this form stored them but its response was lost. */
const withAllCards = async (duck: Duck<FlashcardOwner>, edited: FlashcardOwner): Promise<FlashcardOwner> => {
  const { disease, flashcards: typed } = edited;
  if (!disease) return { ...edited, flashcards: numbered(typed) };
  const { id, name } = disease;
  const owner = await asLookup(storedOwnerOf(duck, disease), { key: 'flashcards.cardsNotRead', params: { name } });
  const stored = owner?.flashcards ?? [];
  const added = typed.filter(card => !stored.some(isSameText(card)));
  return { ...owner, id, name, flashcards: numbered([...stored, ...added]) };
};

/** The pictures that the card shows. If a text did not come as a string, the card also keeps its previous pictures. */
const picturesOf = (card: Flashcard, stored: Flashcard, shown: PictureReference[]) => {
  if (hasReadableTexts(stored)) return shown;
  return [...shown, ...(card.applicationPictures ?? []).filter(({ id }) => !shown.some(one => one.id === id))];
};

/** Saves all cards of a disease, with the pictures that their texts show. */
export const saveCards =
  (duck: Duck<FlashcardOwner>, edited: FlashcardOwner): Thunk<FlashcardOwner | null> =>
  async dispatch =>
    dispatch(
      duck.save(edited, async () => {
        const owner = await withAllCards(duck, edited);
        const referencesOf = await dispatch(referencesIn(owner.flashcards.flatMap(markdownOf)));
        const cards = owner.flashcards.map(card => {
          const stored = cardToSend(card);
          const applicationPictures = picturesOf(card, stored, referencesOf(markdownOf(card)));
          return { ...stored, disease: { id: owner.id }, applicationPictures };
        });
        const { id, name, flashcards } = giveBack(flashcardOwner.shape, { ...owner, flashcards: cards });
        return { id, name, flashcards };
      }),
    );
