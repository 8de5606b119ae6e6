import { useEffect } from 'react';
import { useLatest } from 'lib/use-latest';

/**
 * What the current screen passes to the other screen of its form: parts of the navigation state. While the form is
 * being saved, nothing can be passed: it is not known yet whether the record is still new.
 */
type ReadFormRecord = () => { record: object; base: object; text?: string } | 'saving';

let reader: ReadFormRecord | undefined;

export const readFormRecord = () => reader?.();

/** Lets a form and its text screen exchange what was typed, also on the browser's own Back or Forward. */
export const useFormRecord = (read: ReadFormRecord) => {
  const latest = useLatest(read);
  useEffect(() => {
    const own = () => latest.current();
    reader = own;
    return () => {
      if (reader === own) reader = undefined;
    };
  }, [latest]);
};
