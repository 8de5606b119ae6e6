/** Whether the user points with a finger. On such a device, focusing a text field opens the on-screen keyboard. */
export const isTouch = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;
