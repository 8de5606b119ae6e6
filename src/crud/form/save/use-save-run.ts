import { useEffect, useLayoutEffect, useState } from 'react';
import { useWrite } from 'core/navigation/open-forms';
import { createState, useStateNow } from 'lib/state';
import { useLatest } from 'lib/use-latest';
import { createSaveRun, type SaveRun } from './save-run';
import { type GoOn, NOT_SAVED, type SaveState, writeOf } from './save-state';

/** The saves of a form that is no record's. */
export const useSaveRun = (): SaveRun & { save: SaveState } => {
  const [{ state, saving }] = useState(() => {
    const created = createState({ save: NOT_SAVED });
    return { state: created, saving: createSaveRun(created) };
  });
  useLayoutEffect(() => () => saving.stop(), [saving]);
  const { save } = useStateNow(state);
  useWrite(writeOf(save));
  return { ...saving, save };
};

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
