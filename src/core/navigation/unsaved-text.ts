import { useEffect } from 'react';
import { useLatest } from 'lib/use-latest';

/** What each form on the page holds that no server has, told as text; empty where nothing was written. */
const tellers = new Set<() => string>();

const toldBy = (tell: () => string): string => {
  try {
    return tell();
  } catch {
    // What broke the form may break its telling too; the others are still heard.
    return '';
  }
};

/** Everything that was written and not saved. A screen that breaks asks for it while its forms can still be asked. */
export const unsavedText = (): string => [...tellers].map(toldBy).filter(Boolean).join('\n\n');

/** Lets a form tell what was written in it for as long as it is on the page. */
export const useUnsavedText = (tell: () => string) => {
  const latest = useLatest(tell);
  useEffect(() => {
    const teller = () => latest.current();
    tellers.add(teller);
    return () => void tellers.delete(teller);
  }, [latest]);
};
