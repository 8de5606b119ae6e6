import { useState } from 'react';
import { localStore } from 'lib/storage';

const KEY = 'writing-desk-phone';

const isFlag = (stored: unknown): stored is boolean => typeof stored === 'boolean';

/** Whether the preview is as wide as a phone, remembered by this browser. */
export const usePhone = () => {
  const [isPhone, setPhone] = useState(() => localStore.read(KEY, isFlag) ?? false);
  const change = (to: boolean) => {
    setPhone(to);
    localStore.set(KEY, to);
  };
  return [isPhone, change] as const;
};
