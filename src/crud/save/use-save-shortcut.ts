import { useShortcut } from 'ui/shortcuts/shortcuts';

/** Ctrl-S and Ctrl-Enter (Cmd on a Mac) save the form; the browser does not save the page. */
export const useSaveShortcut = (save: () => void) => {
  useShortcut('mod+s', 'shortcuts.save', save);
  useShortcut('mod+enter', 'shortcuts.save', save);
};
