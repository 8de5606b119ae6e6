import { useState } from 'react';
import { chunk } from 'ui/layout/screen';
import { useShortcut } from 'ui/shortcuts/shortcuts';

const ShortcutSheet = chunk(() => import('./internal/shortcut-sheet'));

/** Shows the sheet of shortcuts when the user presses `?`. The sheet is loaded on first use. */
export const ShortcutHelp = () => {
  const [isOpen, setOpen] = useState(false);
  useShortcut('?', 'shortcuts.help', () => setOpen(true));
  return isOpen ? <ShortcutSheet onClose={() => setOpen(false)} /> : null;
};
