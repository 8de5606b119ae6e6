import type { KeyboardEvent } from 'react';
import { keysOf } from 'ui/shortcuts/keys';
import { rowStep } from 'ui/shortcuts/row-step';

/** The index of the card that contains an element, from 0; -1 if there is none. */
export const cardIndexOf = (list: Element | null, element: EventTarget | undefined): number => {
  const card = element instanceof Element ? element.closest('.flashcard') : null;
  return list && card ? [...list.children].indexOf(card) : -1;
};

export interface CardKeys {
  addAfter: (index: number) => void;
  moveTo: (from: number, to: number, focused: HTMLElement) => void;
}

/**
 * Ctrl+Enter adds the next card. Alt and an arrow key move this one, except where these keys have another use. Only for
 * these keys the card is looked up, because finding it takes a walk through all cards.
 */
export const handleCardKey = (event: KeyboardEvent, list: Element | null, { addAfter, moveTo }: CardKeys) => {
  const { target } = event;
  const isNext = keysOf(event.nativeEvent) === 'mod+enter';
  const step = rowStep(event);
  if (!isNext && step === undefined) return;
  const index = cardIndexOf(list, target);
  if (index < 0) return;
  event.preventDefault();
  if (isNext && !event.repeat) addAfter(index);
  if (step !== undefined && target instanceof HTMLElement) moveTo(index, index + step, target);
};
