import { useShortcut } from 'ui/shortcuts/shortcuts';

/** Ctrl-S (Cmd-S) saves; the browser's own way of saving a page stays out of it. */
export const useSaveShortcut = (save: () => void) => useShortcut('mod+s', 'shortcuts.save', save);
