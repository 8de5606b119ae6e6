/** Whether one points with a finger: there the focus in a text field brings up the keyboard. */
export const isTouch = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;
