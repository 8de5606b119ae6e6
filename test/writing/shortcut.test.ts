import { ariaOfShortcut, isPressed, textOfShortcut, type Shortcut } from 'shared/writing/shortcut';

const B: Shortcut = { label: 'B', code: 'KeyB' };
const EIGHT: Shortcut = { label: '8', code: 'Digit8', shift: true };
const press = (key: string, code: string, modifiers = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
});

test.each([
  ['Ctrl+B', B, press('b', 'KeyB', { ctrlKey: true }), true],
  ['Cmd+B', B, press('b', 'KeyB', { metaKey: true }), true],
  ['with capitals locked', B, press('B', 'KeyB', { ctrlKey: true }), true],
  ['b alone', B, press('b', 'KeyB'), false],
  ['AltGr+B', B, press('b', 'KeyB', { ctrlKey: true, altKey: true }), false],
  ['Ctrl+Shift+B', B, press('B', 'KeyB', { ctrlKey: true, shiftKey: true }), false],
  ['Ctrl+Shift+8, whatever Shift makes of 8', EIGHT, press('*', 'Digit8', { ctrlKey: true, shiftKey: true }), true],
  ['Ctrl+8', EIGHT, press('8', 'Digit8', { ctrlKey: true }), false],
])('%s', (_name, shortcut, pressed, expected) => expect(isPressed(shortcut, pressed)).toBe(expected));

test('is told to people and to screen readers', () => {
  expect([B, EIGHT].map(textOfShortcut)).toEqual(['Ctrl+B', 'Ctrl+Shift+8']);
  expect([B, EIGHT].map(ariaOfShortcut)).toEqual(['Control+B Meta+B', 'Control+Shift+8 Meta+Shift+8']);
});
