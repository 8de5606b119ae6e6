import { useEffect, useRef } from 'react';
import { useLatest } from 'lib/use-latest';

/** Navigates elsewhere after a save; returns whether the form was left. */
export type GoOn = () => boolean | Promise<boolean>;

/** A saved form returns to its list after a moment (R63), unless the user wants to go elsewhere at once. */
export const useAfterSave = (isStored: boolean, toList: () => void, delay: number) => {
  const goOn = useRef<GoOn>(undefined);
  const latestToList = useLatest(toList);
  useEffect(() => {
    if (!isStored) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const waitForList = () => {
      timer = setTimeout(() => latestToList.current(), delay);
    };
    const go = goOn.current;
    goOn.current = undefined;
    if (go) void Promise.resolve(go()).then(hasLeft => !hasLeft && !isOver && waitForList());
    else waitForList();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isStored, delay, latestToList]);

  /** Sets where to go after the next save, or after the pending one; without an argument, to the list. */
  return (go?: GoOn) => {
    goOn.current = go;
  };
};
