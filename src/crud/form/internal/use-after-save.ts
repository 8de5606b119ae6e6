import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { OpenForm } from './open-form';

/**
 * A saved form returns to its list after a moment (R63), unless the user wants to go elsewhere at once.
 * @param latest leads to the list, as the latest render does
 * @param delay milliseconds
 */
export const useAfterSave = <T extends FieldValues>(
  { state }: OpenForm<T>,
  latest: Readonly<{ current: { toList: () => void } }>,
  delay: number,
) => {
  const isStored = state.read().save.at === 'stored';
  useEffect(() => {
    if (!isStored) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const waitForList = () => {
      timer = setTimeout(() => latest.current.toList(), delay);
    };
    const { goOn } = state.read().save;
    if (goOn) void Promise.resolve(goOn()).then(hasLeft => !hasLeft && !isOver && waitForList());
    else waitForList();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isStored, delay, state, latest]);
};
