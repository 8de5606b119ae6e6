import { useCallback, useEffect, useRef, useState, type MutableRefObject } from 'react';
import { comparisonOf, type Comparison } from 'features/changes/comparison';
import { type TextReader } from 'lib/long-texts';
import { isSessionEnd } from 'core/http/is-session-end';
import type { SectionKey } from 'core/i18n/message-key';
import { useIsMounted } from 'lib/use-is-mounted';
import { useLatest } from 'lib/use-latest';
import { fieldsChangedElsewhere } from './changed-fields';

/** From here on the form shows that it waits, in milliseconds. */
const NOTICED = 500;
/** From here on the save goes on without the answer, in milliseconds. */
const GIVEN_UP = 8000;

const pick = (record: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));

/** What others changed in the record, as far as its form shows it; nothing if that is nothing. */
const comparisonWith = async (
  i18n: SectionKey,
  [opened, now, sent, sentBefore]: readonly [object, object, object, readonly object[]],
  readers: readonly TextReader[],
): Promise<Comparison | undefined> => {
  const fields = fieldsChangedElsewhere(opened, now, sent, sentBefore);
  if (fields.length === 0) return undefined;
  const comparison = comparisonOf(pick(opened, fields), pick(now, fields), readers);
  // What compares texts is a file of its own. If it cannot be had, the question is asked all the same.
  const changes = await import('features/changes/changes').catch(() => undefined);
  return changes?.changesOf(i18n, comparison).length === 0 ? undefined : comparison;
};

type Read<T> = (signal: AbortSignal) => Promise<T | undefined>;

/** What came of a read: the record, `undefined` if it cannot be had, or `stop` if nothing is to be sent. */
const responseOf = async <T>(read: Read<T>, signal: AbortSignal) => {
  const givenUp = new Promise<undefined>(resolve => signal.addEventListener('abort', () => resolve(undefined)));
  try {
    return await Promise.race([read(signal), givenUp]);
  } catch (error) {
    // Whoever is asked to sign in first presses Save again afterwards.
    return isSessionEnd(error) ? 'stop' : undefined;
  }
};

interface RereadOptions<T extends object> {
  i18n: SectionKey;
  /** The record as the form was opened with it, or as it was last stored from here. */
  opened: T;
  /** Reads the stored record; `undefined` if it is not found. */
  read: Read<T>;
  /** How the form's long texts are read. */
  readers?: ReadonlySet<TextReader>;
  /** The record was saved from here, and the form stayed with what was typed later. */
  wasSaved?: boolean;
}

interface Theirs<T> {
  now: T;
  comparison: Comparison;
  send: () => unknown;
}

const NO_READERS: ReadonlySet<TextReader> = new Set();

/**
 * The record from which the changes of others are told. The server may make something else of what was sent than it
 * answers, so after a save the record is read; until it came, nothing tells what others change.
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

/** Reads the record in a request that is given up when the form is left, or when it takes too long. */
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
 * Reads a record once more before it is overwritten: the API keeps no version of a record, so this is how a change that
 * somebody else made in the meantime is noticed. A record that cannot be read keeps nobody from saving.
 */
export const useReread = <T extends object>(options: RereadOptions<T>) => {
  const { i18n, opened, read, readers = NO_READERS, wasSaved = false } = options;
  const latestRead = useLatest(read);
  const knownRef = useKnownRecord(opened, wasSaved, latestRead);
  const sentBefore = useRef<object[]>([]);
  const [theirs, setTheirs] = useState<Theirs<T> | null>(null);
  const { ongoing, isReading, setReading, readNow } = useTimedRead(latestRead);
  const latest = useLatest({ i18n, readers });

  /** Sends when nobody else changed the record; else what they changed is shown to be asked about. */
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
