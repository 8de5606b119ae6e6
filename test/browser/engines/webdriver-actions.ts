/** The keys without a character, by the code points that the standard gives them. */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

const keyOf = (name: string) => (name === '\n' ? KEYS.Enter : (KEYS[name] ?? name));
const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

/** The actions of keys that are pressed together, such as `Control+Shift+f`. */
export const chord = (keys: string) => {
  const held = keys.split('+').map(keyOf);
  return [...held.map(down), ...held.reverse().map(up)];
};

/** The actions of a click at a point of the window, in CSS pixels. */
export const click = (x: number, y: number) => [
  { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

/** The actions of a text that is typed. */
export const typed = (text: string) => [...text].map(keyOf).flatMap(key => [down(key), up(key)]);
