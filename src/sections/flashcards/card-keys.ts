import type { KeyboardEvent } from 'react';
import { pressedKey } from 'lib/pressed-key';
import { keysOf } from 'ui/shortcuts/keys';

/** The index of the card that contains an element, from 0; -1 if there is none. */
export const cardIndexOf = (list: Element | null, element: EventTarget | undefined): number => {
  const card = element instanceof Element ? element.closest('.flashcard') : null;
  return list && card ? [...list.children].indexOf(card) : -1;
};

export interface CardKeys {
  addAfter: (index: number) => void;
  moveTo: (from: number, to: number, focused: HTMLElement) => void;
}

/** How many positions Alt and an arrow key move a card. */
const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Ctrl+Enter adds the next card. Alt and an arrow key move this one, except in a select, where they open its options.
 * Only these keys look up the card, because finding it takes a walk through all cards.
 */
export const handleCardKey = (event: KeyboardEvent, list: Element | null, { addAfter, moveTo }: CardKeys) => {
  const { altKey, target } = event;
  const isNext = keysOf(event.nativeEvent) === 'mod+enter';
  const step = altKey && !(target instanceof HTMLSelectElement) ? STEPS[pressedKey(event)] : undefined;
  if (!isNext && step === undefined) return;
  const index = cardIndexOf(list, target);
  if (index < 0) return;
  event.preventDefault();
  if (isNext && !event.repeat) addAfter(index);
  if (step !== undefined && target instanceof HTMLElement) moveTo(index, index + step, target);
};
