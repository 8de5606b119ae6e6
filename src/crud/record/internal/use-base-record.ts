import { useCallback, useRef, useState, type MutableRefObject } from 'react';

/** The edited record as the server has it: as it was opened, or as it was saved last. */
export interface BaseRecord<T> {
  base: T;
  /**
   * The same record, updated at once: a comparison that waits for the paint after a keystroke may run before React has
   * rendered a new base.
   */
  latest: Readonly<MutableRefObject<T>>;
  setBase: (record: T) => void;
}

export const useBaseRecord = <T>(opened: T): BaseRecord<T> => {
  const [base, show] = useState(opened);
  const latest = useRef(opened);
  const setBase = useCallback((record: T) => {
    latest.current = record;
    show(record);
  }, []);
  return { base, latest, setBase };
};
