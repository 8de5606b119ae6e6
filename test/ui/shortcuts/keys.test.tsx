import { ariaOf, keysOf, namesOf, textOfKeys } from 'ui/shortcuts/keys';

const press = (key: string, code: string, modifiers: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, code, ...modifiers });

const onMac = <T,>(read: () => T): T => {
  const platform = jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  const response = read();
  platform.mockRestore();
  return response;
};

test.each([
  ['Ctrl+B', press('b', 'KeyB', { ctrlKey: true }), 'mod+b'],
  ['the Windows key and B', press('b', 'KeyB', { metaKey: true }), ''],
  ['Enter that ends a composition', press('Enter', 'Enter', { isComposing: true }), ''],
  ['Enter that ends a composition in Safari', press('Enter', 'Enter', { keyCode: 229 }), ''],
  ['with capitals locked', press('B', 'KeyB', { ctrlKey: true }), 'mod+b'],
  ['where B lies elsewhere on the keyboard', press('b', 'KeyN', { ctrlKey: true }), 'mod+b'],
  ['b alone', press('b', 'KeyB'), 'b'],
  ['Ctrl+Alt+B', press('b', 'KeyB', { ctrlKey: true, altKey: true }), ''],
  ['AltGr+B', press('b', 'KeyB', { ctrlKey: true, modifierAltGraph: true }), 'b'],
  ['Ctrl+Shift+F', press('F', 'KeyF', { ctrlKey: true, shiftKey: true }), 'mod+shift+f'],
  ['whatever Shift makes of 8', press('*', 'Digit8', { ctrlKey: true, shiftKey: true }), 'mod+shift+8'],
  ['Ctrl+8', press('8', 'Digit8', { ctrlKey: true }), 'mod+8'],
  ['Alt+Page Down', press('PageDown', 'PageDown', { altKey: true }), 'alt+pagedown'],
  ['? wherever it lies', press('?', 'KeyW', { shiftKey: true }), '?'],
])('%s', (_name, pressed, expected) => expect(keysOf(pressed)).toBe(expected));

test.each([
  ['Cmd+B', press('b', 'KeyB', { metaKey: true }), 'mod+b'],
  ['Ctrl+B, which moves the caret left', press('b', 'KeyB', { ctrlKey: true }), ''],
  ['Ctrl+K, which cuts the line', press('k', 'KeyK', { ctrlKey: true }), ''],
  ['Ctrl+Cmd+F, which fills the screen', press('f', 'KeyF', { ctrlKey: true, metaKey: true }), ''],
  ['Ctrl+/', press('/', 'Slash', { ctrlKey: true }), ''],
])('on a Mac: %s', (_name, pressed, expected) => expect(onMac(() => keysOf(pressed))).toBe(expected));

test('shortcuts are shown with the key names of the platform', () => {
  const texts = () => [
    textOfKeys('mod+b', 'Ctrl'),
    textOfKeys('mod+shift+8', 'Ctrl'),
    textOfKeys('alt+pageup', 'Ctrl'),
  ];
  expect(texts()).toEqual(['Ctrl+B', 'Ctrl+Shift+8', 'Alt+Page Up']);
  expect(onMac(texts)).toEqual(['⌘B', '⇧⌘8', '⌥Page Up']);
  expect(namesOf('/', 'Ctrl')).toEqual(['/']);
});

test('shortcuts are exposed to screen readers', () => {
  const texts = () => (['mod+b', 'mod+shift+8', 'alt+pagedown'] as const).map(ariaOf);
  expect(texts()).toEqual(['Control+B', 'Control+Shift+8', 'Alt+PageDown']);
  expect(onMac(texts)).toEqual(['Meta+B', 'Meta+Shift+8', 'Alt+PageDown']);
});
