/** Keyboards of Macs have Command where others have Ctrl. */
export const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform);
