import { useLayoutEffect, useState } from 'react';
import { useWrite } from 'core/navigation/open-forms';
import { createState, useStateNow } from 'lib/state';
import { createSaveRun, type SaveRun } from './save-run';
import { NOT_SAVED, type SaveState, writeOf } from './save-state';

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
