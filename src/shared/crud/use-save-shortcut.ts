import { useEffect } from 'react';
import { useLatest } from 'shared/ui/use-latest';

/** Ctrl-S (Cmd-S) saves; AltGr, which browsers report as Ctrl and Alt, and Shift stay the keyboard's own. */
export const useSaveShortcut = (save: () => void) => {
  const latest = useLatest(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 's';
      if (!isSave) return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [latest]);
};
