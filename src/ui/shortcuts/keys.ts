import { pressedKey } from 'lib/pressed-key';
import { isMac } from './internal/is-mac';

/**
 * The key combinations of the console. `mod` is Ctrl; on a Mac it is Cmd, because Ctrl moves the caret there. A digit
 * with Shift means the physical key, because Shift changes the character.
 */
export type Keys =
  | 'mod+k'
  | 'mod+s'
  | 'enter'
  | 'mod+enter'
  | 'mod+shift+s'
  | 'mod+h'
  | 'mod+shift+h'
  | 'mod+b'
  | 'mod+i'
  | 'mod+f'
  | 'mod+shift+f'
  | 'mod+shift+v'
  | `mod+shift+${7 | 8 | 9}`
  | '/'
  | '?'
  | 'alt+pageup'
  | 'alt+pagedown'
  | 'tab'
  | 'F6';

/** Ctrl+H, with which many programs replace. On a Mac, ⌘H hides the program. */
export const replaceKeys = (): Keys => (isMac() ? 'mod+shift+h' : 'mod+h');

type Pressed = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key' | 'code' | 'getModifierState'>;

const withShift = ({ key, code }: Pressed) => /^Digit(\d)$/.exec(code)?.[1] ?? key.toLowerCase();

/**
 * Returns the pressed keys in the notation of `Keys`; an empty text for keys that belong to the system or to an input
 * method. AltGr types characters, and browsers report it as Ctrl and Alt: then only the character is returned.
 */
export const keysOf = (pressed: Pressed): string => {
  const { shiftKey, altKey, ctrlKey, metaKey } = pressed;
  const key = pressedKey(pressed);
  if (key === '' || pressed.getModifierState('AltGraph')) return key;
  const [isCommand, isOther] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  if (isOther) return '';
  if (altKey) return isCommand || shiftKey ? '' : `alt+${key.toLowerCase()}`;
  if (!isCommand) return key;
  return shiftKey ? `mod+shift+${withShift(pressed)}` : `mod+${key.toLowerCase()}`;
};

/** Display names of keys that are not named after their character. */
const NAMES: Record<string, string> = {
  enter: 'Enter',
  pageup: 'Page Up',
  pagedown: 'Page Down',
  shift: 'Shift',
  alt: 'Alt',
  tab: 'Tab',
};
const ON_MAC: Record<string, string> = { mod: '⌘', shift: '⇧', alt: '⌥' };

/**
 * Returns the names of the keys on the user's keyboard, in the order in which its users write them. `control` is the
 * name of Ctrl.
 */
export const namesOf = (keys: Keys, control: string): string[] => {
  const modifiers = keys.split('+');
  const key = modifiers.splice(-1);
  const written = isMac() ? modifiers.reverse() : modifiers;
  return [...written, ...key].map(
    part => (isMac() && ON_MAC[part]) || (part === 'mod' ? control : (NAMES[part] ?? part.toUpperCase())),
  );
};

/** The same names joined to one text, for a button's title: Ctrl+Shift+8, or ⇧⌘8. */
export const textOfKeys = (keys: Keys, control: string) => namesOf(keys, control).join(isMac() ? '' : '+');

/** The keys as a value of `aria-keyshortcuts`. */
export const ariaOf = (keys: Keys): string => {
  const mod = isMac() ? 'Meta' : 'Control';
  return keys
    .split('+')
    .map(part => (part === 'mod' ? mod : (NAMES[part] ?? part.toUpperCase()).replace(' ', '')))
    .join('+');
};
