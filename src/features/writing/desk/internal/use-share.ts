import { useState } from 'react';
import { localStore } from 'lib/storage';
import { SHARE, withinShare } from './divider';

const KEY = 'writing-desk-share';

const isShare = (stored: unknown): stored is number => typeof stored === 'number' && Number.isFinite(stored);

/** The text's share of the desk's width. This browser remembers it: it depends on the screen, not on the account. */
export const useShare = () => {
  const [share, setShare] = useState<number>(() => withinShare(localStore.read(KEY, isShare) ?? SHARE.usual));
  const change = (to: number) => {
    setShare(to);
    localStore.set(KEY, to);
  };
  return [share, change] as const;
};
