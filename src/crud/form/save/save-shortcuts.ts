import { useShortcut } from 'ui/shortcuts/shortcuts';

/** Ctrl-S and Ctrl-Enter (Cmd on a Mac) save the form; the browser does not save the page. */
export const useSaveShortcut = (save: () => void) => {
  useShortcut('mod+s', 'shortcuts.save', save);
  useShortcut('mod+enter', 'shortcuts.save', save);
};

/** What may follow a save instead of the list. */
export type Onward = 'saveAndNext' | 'saveAndAddAnother';

/** The keys that save and go on. */
export const GO_ON_KEYS = 'mod+shift+s';

const LABELS = {
  saveAndNext: 'shortcuts.saveAndNext',
  saveAndAddAnother: 'shortcuts.saveAndAddAnother',
} as const;

/** Ctrl-Shift-S saves and goes on. If only the list can follow, as at the last record of a list, it just saves. */
export const useGoOnShortcut = (onward: Onward | undefined, saveAndGoOn: () => void) =>
  useShortcut(GO_ON_KEYS, onward ? LABELS[onward] : 'shortcuts.save', saveAndGoOn);
