import { useEffect } from 'react';
import { useLatest } from 'lib/use-latest';

/** Saves the current form, and leaves it once the save has worked. */
type SaveAndLeave = (leave: () => void) => void;

let saver: SaveAndLeave | undefined;

/** The function that saves the current form before it is left; undefined if it cannot be saved. */
export const saveBeforeLeaving = () => saver;

/** Lets the dialog that asks about unsaved work offer to save it. */
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
