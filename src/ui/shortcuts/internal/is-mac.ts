/** Whether the console runs on an Apple device, whose keyboard has Command where others have Ctrl. */
export const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform);
