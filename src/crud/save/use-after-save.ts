import { useEffect } from 'react';
import { useLatest } from 'lib/use-latest';
import type { GoOn } from './save-state';

/** A saved form returns to its list after a moment (R63), unless the user wants to go elsewhere at once. */
export const useAfterSave = (
  { isStored, goOn }: { isStored: boolean; goOn: GoOn | undefined },
  toList: () => void,
  delay: number,
) => {
  const latest = useLatest({ goOn, toList });
  useEffect(() => {
    if (!isStored) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const waitForList = () => {
      timer = setTimeout(() => latest.current.toList(), delay);
    };
    const go = latest.current.goOn;
    if (go) void Promise.resolve(go()).then(hasLeft => !hasLeft && !isOver && waitForList());
    else waitForList();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isStored, delay, latest]);
};
