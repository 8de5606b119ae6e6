import { attempt } from './attempt';

/**
 * Replaces the selection of the focused text field as if the user typed the text, with the browser's own editing
 * command: only that keeps the undo history. An empty text deletes. Returns whether the browser did it.
 */
export const typeText = (text: string): boolean =>
  attempt(() => document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) ?? false;
