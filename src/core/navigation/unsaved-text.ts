import { useEffect } from 'react';
import { useLatest } from 'lib/use-latest';

/** What was typed in a form and is not on the server; empty if nothing was typed. */
interface UnsavedText {
  text: string;
  /** A copy of it is stored in this browser. */
  isStored: boolean;
}

/** Functions that read the unsaved text of each form on the page. */
const readers = new Set<() => UnsavedText>();

const readSafely = (read: () => UnsavedText): UnsavedText => {
  try {
    return read();
  } catch {
    // The error that broke the form may break its reader too; the others are still read.
    return { text: '', isStored: false };
  }
};

/** Everything that was typed and not saved. A screen that breaks reads it while its forms can still be read. */
export const unsavedText = (): UnsavedText => {
  const found = [...readers].map(readSafely).filter(({ text }) => text);
  return { text: found.map(({ text }) => text).join('\n\n'), isStored: found.every(({ isStored }) => isStored) };
};

/** Lets other components read what was typed in a form on the page, and whether the form stores a draft of it. */
export const useUnsavedText = (read: () => string, isStored: () => boolean) => {
  const latest = useLatest({ read, isStored });
  useEffect(() => {
    const reader = () => ({ text: latest.current.read(), isStored: latest.current.isStored() });
    readers.add(reader);
    return () => void readers.delete(reader);
  }, [latest]);
};
