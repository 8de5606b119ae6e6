import type { KeyboardEvent } from 'react';
import { pressedKey } from 'lib/pressed-key';
import { isMac } from './internal/is-mac';
import { isTypedInto } from './shortcuts';

const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A select opens its options with Alt and an arrow key. On a Mac, these keys move the caret of a text. */
const isTaken = (target: EventTarget) => target instanceof HTMLSelectElement || (isMac() && isTypedInto(target));

/** By how many positions Alt and an arrow key move a row; undefined for other keys, and where these are taken. */
export const rowStep = (event: KeyboardEvent): number | undefined =>
  event.altKey && !isTaken(event.target) ? STEPS[pressedKey(event)] : undefined;
