import { useCallback, useRef, useState } from 'react';
import { isAxiosError } from 'axios';
import { same } from 'shared/drafts/same';

/** Whoever is asked to sign in first presses Save again afterwards: nothing is sent by itself. */
const isSessionEnd = (error: unknown) => isAxiosError(error) && [401, 403].includes(error.response?.status ?? 0);

/**
 * Reads a record once more before it is overwritten, where the API has a call for it: the API keeps no version of a
 * record, so this is how a change that somebody else made in the meantime is noticed. A record that cannot be read
 * keeps nobody from saving.
 */
export const useReread = <T extends object>(opened: T, read: () => Promise<T>) => {
  const known = useRef(opened);
  const isUnderWay = useRef(false);
  const [isReading, setReading] = useState(false);
  const [theirs, setTheirs] = useState<{ before: T; after: T; send: () => unknown } | null>(null);

  /** Sends when the record still says what the form was opened with; else it is shown to be asked about. */
  const sendUnlessChanged = useCallback(
    async (send: () => unknown) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setReading(true);
      try {
        const now = await read().catch((error: unknown) => (isSessionEnd(error) ? undefined : known.current));
        setReading(false);
        if (!now) return;
        if (!same(now, known.current)) return setTheirs({ before: known.current, after: now, send });
        await send();
      } finally {
        isUnderWay.current = false;
      }
    },
    [read],
  );

  const overwrite = () => {
    if (!theirs) return;
    known.current = theirs.after;
    setTheirs(null);
    void theirs.send();
  };

  return { theirs, isReading, sendUnlessChanged, overwrite, dismiss: () => setTheirs(null) };
};

export type Reread<T extends object> = ReturnType<typeof useReread<T>>;
