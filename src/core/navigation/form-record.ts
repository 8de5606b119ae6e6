import { useEffect } from 'react';
import { useLatest } from 'lib/use-latest';

/**
 * What a form puts into the entry of its other screen: parts of the navigation state, for a reload there. While the
 * form is being saved, neither screen leads to the other.
 */
type ReadFormRecord = () => { record: object; base: object; form?: string; text?: string } | 'saving';

let reader: ReadFormRecord | undefined;

export const readFormRecord = () => reader?.();

/** Lets the browser's own Back and Forward between a form and its texts carry what was typed. */
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
