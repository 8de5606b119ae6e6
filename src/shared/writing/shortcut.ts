import { isMac } from 'shared/shortcuts/is-mac';

/** A key together with Ctrl, or Cmd on a Mac. */
export interface Shortcut {
  /** What is on the key, as a reader of the label finds it. */
  label: string;
  /** The key's place, which stays the same where Shift makes another character of it. */
  code: `Key${Uppercase<string>}` | `Digit${number}`;
  shift?: boolean;
}

type Pressed = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key' | 'code'>;

/** AltGr, which browsers report as Ctrl and Alt, stays the keyboard's own. */
export const isPressed = ({ label, code, shift = false }: Shortcut, pressed: Pressed) =>
  (pressed.ctrlKey || pressed.metaKey) &&
  !pressed.altKey &&
  pressed.shiftKey === shift &&
  (code.startsWith('Key') ? pressed.key.toUpperCase() === label : pressed.code === code);

/** As people read it: Ctrl+Shift+8, or ⇧⌘8. */
export const textOfShortcut = ({ label, shift }: Shortcut) =>
  isMac() ? `${shift ? '⇧' : ''}⌘${label}` : `Ctrl+${shift ? 'Shift+' : ''}${label}`;

/** As `aria-keyshortcuts` has it. */
export const ariaOfShortcut = ({ label, shift }: Shortcut) =>
  ['Control', 'Meta'].map(modifier => `${modifier}+${shift ? 'Shift+' : ''}${label}`).join(' ');
