import { useShortcut } from 'ui/shortcuts/shortcuts';

/** Ctrl-S and Ctrl-Enter (Cmd on a Mac) save; the browser's own way of saving a page stays out of it. */
export const useSaveShortcut = (save: () => void) => {
  useShortcut('mod+s', 'shortcuts.save', save);
  useShortcut('mod+enter', 'shortcuts.save', save);
};
