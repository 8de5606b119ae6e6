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

/** Ctrl+Enter adds the next card; Alt and the arrows move this one, but in a select, where these keys open its options. */
export const handleCardKey = (event: KeyboardEvent, index: number, { addAfter, moveTo }: CardKeys) => {
  const { key, altKey, ctrlKey, metaKey, target } = event;
  if (index < 0 || event.nativeEvent.isComposing) return;
  if (key === 'Enter' && (ctrlKey || metaKey)) {
    event.preventDefault();
    return event.repeat ? undefined : addAfter(index);
  }
  const to = { ArrowUp: index - 1, ArrowDown: index + 1 }[key];
  if (!altKey || to === undefined || !(target instanceof HTMLElement) || target instanceof HTMLSelectElement) return;
  event.preventDefault();
  moveTo(index, to, target);
};
