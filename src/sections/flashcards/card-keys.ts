import type { KeyboardEvent } from 'react';

/** Which card holds an element, counted from 0; -1 for none. */
export const cardIndexOf = (list: Element | null, element: EventTarget | undefined): number => {
  const card = element instanceof Element ? element.closest('.flashcard') : null;
  return list && card ? [...list.children].indexOf(card) : -1;
};

export interface CardKeys {
  addAfter: (index: number) => void;
  moveTo: (from: number, to: number, focused: HTMLElement) => void;
}

/** By how many places Alt and an arrow move a card. */
const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Ctrl+Enter adds the next card; Alt and the arrows move this one, but in a select, where these keys open its options.
 * Which card it is takes a walk through all of them, so only these keys ask.
 */
export const handleCardKey = (event: KeyboardEvent, list: Element | null, { addAfter, moveTo }: CardKeys) => {
  const { key, altKey, ctrlKey, metaKey, target } = event;
  const isNext = key === 'Enter' && (ctrlKey || metaKey);
  const step = altKey && !(target instanceof HTMLSelectElement) ? STEPS[key] : undefined;
  if (event.nativeEvent.isComposing || (!isNext && step === undefined)) return;
  const index = cardIndexOf(list, target);
  if (index < 0) return;
  event.preventDefault();
  if (isNext && !event.repeat) addAfter(index);
  if (step !== undefined && target instanceof HTMLElement) moveTo(index, index + step, target);
};
