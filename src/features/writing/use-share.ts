import { useState } from 'react';
import { localStore } from 'lib/storage';
import { SHARE, withinShare } from './divider';

const KEY = 'writing-desk-share';

const isShare = (stored: unknown): stored is number => typeof stored === 'number' && Number.isFinite(stored);

/** The text's share of the desk, remembered by this browser: a matter of its screen, not of an account. */
export const useShare = () => {
  const [share, setShare] = useState<number>(() => withinShare(localStore.read(KEY, isShare) ?? SHARE.usual));
  const change = (to: number) => {
    setShare(to);
    localStore.set(KEY, to);
  };
  return [share, change] as const;
};
