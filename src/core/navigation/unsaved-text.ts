import { useEffect } from 'react';
import { useLatest } from 'lib/use-latest';

/** What was written in a form and no server has; empty where nothing was. */
interface Written {
  text: string;
  /** A copy of it stays in this browser. */
  isKept: boolean;
}

/** What each form on the page holds. */
const tellers = new Set<() => Written>();

const toldBy = (tell: () => Written): Written => {
  try {
    return tell();
  } catch {
    // What broke the form may break its telling too; the others are still heard.
    return { text: '', isKept: false };
  }
};

/** Everything that was written and not saved. A screen that breaks asks for it while its forms can still be asked. */
export const unsavedText = (): Written => {
  const told = [...tellers].map(toldBy).filter(({ text }) => text);
  return { text: told.map(({ text }) => text).join('\n\n'), isKept: told.every(({ isKept }) => isKept) };
};

/** Lets a form tell what was written in it for as long as it is on the page, and whether it keeps a draft of that. */
export const useUnsavedText = (tell: () => string, isKept: boolean) => {
  const latest = useLatest({ tell, isKept });
  useEffect(() => {
    const teller = () => ({ text: latest.current.tell(), isKept: latest.current.isKept });
    tellers.add(teller);
    return () => void tellers.delete(teller);
  }, [latest]);
};
