import { useCallback, useRef, useState, type RefObject } from 'react';

/** What the server has of the edited record: as it was opened, or as it was saved last. */
export interface BaseRecord<T> {
  base: T;
  /** The same at once: a comparison that waits for its key's paint may run before React has shown a new base. */
  latest: Readonly<RefObject<T>>;
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
