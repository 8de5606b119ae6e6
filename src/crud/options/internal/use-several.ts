import { useState } from 'react';
import { localStore } from 'lib/storage';

const KEY = 'choose-several';

const isFlag = (stored: unknown): stored is boolean => typeof stored === 'boolean';

/** Whether a dialog stays open for more choices, as the user last chose in this browser. */
export const useSeveral = (many = false) => {
  const [isSeveral, setSeveral] = useState(() => many && (localStore.read(KEY, isFlag) ?? false));
  const change = (to: boolean) => {
    setSeveral(to);
    localStore.set(KEY, to);
  };
  return [isSeveral, change] as const;
};
