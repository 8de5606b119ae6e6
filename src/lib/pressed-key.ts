/** What the events of React and of the browser have in common. */
interface KeyEvent {
  key?: string;
  nativeEvent?: KeyEvent;
  isComposing?: boolean;
  keyCode?: number;
}

/** Safari ends a composition before it reports the Enter that ended it. It marks that key with this code. */
const OF_INPUT_METHOD = 229;

/**
 * The pressed key; an empty text for a key that belongs to an input method, which composes letters with Enter, Escape
 * and the arrows, and for the events without a key that browsers send when they fill a field.
 */
export const pressedKey = ({ key, keyCode, isComposing, nativeEvent }: KeyEvent): string => {
  if (nativeEvent) return pressedKey(nativeEvent);
  return isComposing || keyCode === OF_INPUT_METHOD ? '' : (key ?? '');
};
