import { useEffect } from 'react';
import { useLatest } from 'lib/use-latest';

/** What was written in a form and no server has; empty where nothing was. */
interface UnsavedText {
  text: string;
  /** A copy of it stays in this browser. */
  isStored: boolean;
}

/** Read what each form on the page holds. */
const readers = new Set<() => UnsavedText>();

const readSafely = (read: () => UnsavedText): UnsavedText => {
  try {
    return read();
  } catch {
    // What broke the form may break its reader too; the others are still read.
    return { text: '', isStored: false };
  }
};

/** Everything that was written and not saved. A screen that breaks asks for it while its forms can still be read. */
export const unsavedText = (): UnsavedText => {
  const found = [...readers].map(readSafely).filter(({ text }) => text);
  return { text: found.map(({ text }) => text).join('\n\n'), isStored: found.every(({ isStored }) => isStored) };
};

/**
 * Lets others read what was written in a form for as long as it is on the page, and whether it keeps a draft of that.
 */
export const useUnsavedText = (read: () => string, isStored: () => boolean) => {
  const latest = useLatest({ read, isStored });
  useEffect(() => {
    const reader = () => ({ text: latest.current.read(), isStored: latest.current.isStored() });
    readers.add(reader);
    return () => void readers.delete(reader);
  }, [latest]);
};
