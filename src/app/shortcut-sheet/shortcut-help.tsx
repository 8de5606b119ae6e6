import { useState } from 'react';
import { chunk } from 'ui/layout/screen';
import { useShortcut } from 'ui/shortcuts/shortcuts';

const ShortcutSheet = chunk(() => import('./shortcut-sheet'));

/** Shows the sheet of shortcuts when `?` is pressed; it comes when it is first wanted. */
export const ShortcutHelp = () => {
  const [isOpen, setOpen] = useState(false);
  useShortcut('?', 'shortcuts.help', () => setOpen(true));
  return isOpen ? <ShortcutSheet onClose={() => setOpen(false)} /> : null;
};
