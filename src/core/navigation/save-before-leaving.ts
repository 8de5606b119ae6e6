import { useEffect } from 'react';
import { useLatest } from 'lib/use-latest';

/** Saves the form on show, and leaves it once that has worked. */
type SaveAndLeave = (leave: () => void) => void;

let saver: SaveAndLeave | undefined;

/** How the form on show is saved before it is left; undefined where it cannot be. */
export const saveBeforeLeaving = () => saver;

/** Lets whoever asks about unsaved work offer to save it. */
export const useSaveBeforeLeaving = (save: SaveAndLeave, canSave: boolean) => {
  const latest = useLatest(save);
  useEffect(() => {
    if (!canSave) return;
    const own: SaveAndLeave = leave => latest.current(leave);
    saver = own;
    return () => {
      if (saver === own) saver = undefined;
    };
  }, [canSave, latest]);
};
