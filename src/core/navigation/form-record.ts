import { useEffect } from 'react';
import { useLatest } from 'lib/use-latest';

/**
 * What the screen on show hands to the other screen of its form: parts of the navigation state. While the form is being
 * saved nothing can be handed on: whether the record is a new one is not known.
 */
type ReadFormRecord = () => { record: object; base: object; text?: string } | 'saving';

let reader: ReadFormRecord | undefined;

export const readFormRecord = () => reader?.();

/**
 * Lets a form and its text screen take over what was typed, also where the browser's own Back or Forward leads there.
 */
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
