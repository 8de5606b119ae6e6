import { useCallback, useEffect, useRef, useState, type MutableRefObject } from 'react';
import { comparisonOf, type Comparison } from 'features/changes/comparison';
import { type TextReader } from 'lib/long-texts';
import { isSessionEnd } from 'core/http/is-session-end';
import type { SectionKey } from 'core/i18n/message-key';
import { useIsMounted } from 'lib/use-is-mounted';
import { useLatest } from 'lib/use-latest';
import { fieldsChangedElsewhere } from './changed-fields';

/** After this time the form shows that it is waiting, in milliseconds. */
const NOTICED = 500;
/** After this time the save continues without the response, in milliseconds. */
const GIVEN_UP = 8000;

const pick = (record: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));

/** What other users changed in the record, as far as its form shows it; `undefined` if there is nothing to show. */
const comparisonWith = async (
  i18n: SectionKey,
  [opened, now, sent, sentBefore]: readonly [object, object, object, readonly object[]],
  readers: readonly TextReader[],
): Promise<Comparison | undefined> => {
  const fields = fieldsChangedElsewhere(opened, now, sent, sentBefore);
  if (fields.length === 0) return undefined;
  const comparison = comparisonOf(pick(opened, fields), pick(now, fields), readers);
  // The code that compares texts is a chunk of its own. If it cannot be loaded, the user is asked all the same.
  const changes = await import('features/changes/changes').catch(() => undefined);
  return changes?.changesOf(i18n, comparison).length === 0 ? undefined : comparison;
};

type Read<T> = (signal: AbortSignal) => Promise<T | undefined>;

/** The result of a read: the record, `undefined` if it could not be read, or `stop` if nothing may be sent. */
const responseOf = async <T>(read: Read<T>, signal: AbortSignal) => {
  const givenUp = new Promise<undefined>(resolve => signal.addEventListener('abort', () => resolve(undefined)));
  try {
    return await Promise.race([read(signal), givenUp]);
  } catch (error) {
    // The user has to sign in first, and presses Save again afterwards.
    return isSessionEnd(error) ? 'stop' : undefined;
  }
};

interface RereadOptions<T extends object> {
  i18n: SectionKey;
  /** The record as it was when the form opened, or as this form last stored it. */
  opened: T;
  /** Reads the stored record; `undefined` if it is not found. */
  read: Read<T>;
  /** The readers of the form's long texts. */
  readers?: ReadonlySet<TextReader>;
  /** This form saved the record, and stayed open with what was typed later. */
  wasSaved?: boolean;
}

interface Theirs<T> {
  now: T;
  comparison: Comparison;
  send: () => unknown;
}

const NO_READERS: ReadonlySet<TextReader> = new Set();

/**
 * The record against which changes by other users are detected. The server may store something else than its response
 * shows, so the record is read again after a save. Until it arrives, such changes cannot be detected.
 */
const useKnownRecord = <T extends object>(opened: T, wasSaved: boolean, latestRead: MutableRefObject<Read<T>>) => {
  const known = useRef<T | undefined>(opened);
  useEffect(() => {
    known.current = wasSaved ? undefined : opened;
    if (!wasSaved) return;
    const controller = new AbortController();
    void responseOf(latestRead.current, controller.signal).then(now => {
      if (!controller.signal.aborted && now !== 'stop') known.current = now;
    });
    return () => controller.abort();
  }, [opened, wasSaved, latestRead]);
  return known;
};

/** Reads the record. The request is aborted when the form is left, or when it takes too long. */
const useTimedRead = <T>(latestRead: MutableRefObject<Read<T>>) => {
  const isMounted = useIsMounted();
  const ongoing = useRef<AbortController | null>(null);
  const [isReading, setReading] = useState(false);
  useEffect(() => () => ongoing.current?.abort(), []);

  const readNow = useCallback(async () => {
    const controller = new AbortController();
    ongoing.current = controller;
    const timers = [setTimeout(() => setReading(true), NOTICED), setTimeout(() => controller.abort(), GIVEN_UP)];
    const response = await responseOf(latestRead.current, controller.signal);
    timers.forEach(clearTimeout);
    return isMounted.current ? response : 'stop';
  }, [latestRead, isMounted]);
  return { ongoing, isReading, setReading, readNow };
};

/**
 * Reads a record once more before it is overwritten. The API has no record versions, so this is how the form notices
 * that another user changed the record in the meantime. If the record cannot be read, the save continues.
 */
export const useReread = <T extends object>(options: RereadOptions<T>) => {
  const { i18n, opened, read, readers = NO_READERS, wasSaved = false } = options;
  const latestRead = useLatest(read);
  const knownRef = useKnownRecord(opened, wasSaved, latestRead);
  const sentBefore = useRef<object[]>([]);
  const [theirs, setTheirs] = useState<Theirs<T> | null>(null);
  const { ongoing, isReading, setReading, readNow } = useTimedRead(latestRead);
  const latest = useLatest({ i18n, readers });

  /** Sends if nobody else changed the record. Otherwise shows what they changed and asks the user. */
  const sendUnlessChanged = useCallback(
    async (sent: object, send: () => unknown) => {
      if (ongoing.current) return;
      if (!knownRef.current) return void (await send());
      try {
        const now = await readNow();
        if (now === 'stop') return;
        const states = now && knownRef.current && ([knownRef.current, now, sent, sentBefore.current] as const);
        const comparison = states && (await comparisonWith(latest.current.i18n, states, [...latest.current.readers]));
        setReading(false);
        if (now && comparison) return setTheirs({ now, comparison, send });
        sentBefore.current.push(sent);
        await send();
      } finally {
        setReading(false);
        ongoing.current = null;
      }
    },
    [ongoing, setReading, readNow, latest, knownRef],
  );

  const overwrite = () => {
    if (!theirs) return;
    knownRef.current = theirs.now;
    setTheirs(null);
    void theirs.send();
  };

  return { theirs, isReading, sendUnlessChanged, overwrite, dismiss: () => setTheirs(null) };
};

export type Reread<T extends object> = ReturnType<typeof useReread<T>>;
