import { useCallback, useEffect, useRef, type MutableRefObject } from 'react';
import { comparisonOf, type Comparison } from 'features/changes/comparison';
import type { ListKey } from 'core/i18n/message-key';
import type { TextReader } from 'lib/long-texts';
import { useLatest } from 'lib/use-latest';
import { fieldsChangedElsewhere } from './changed-fields';
import { GONE, responseOf, type Read } from './read-stored';

const pick = (record: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));

/** What other users changed in the record, as far as its form shows it; `undefined` if there is nothing to show. */
const comparisonWith = async (
  i18n: ListKey,
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

export interface QuestionOptions<T extends object> {
  i18n: ListKey;
  /** The record as it was when the form opened, or as this form last stored it. */
  opened: T;
  /** The readers of the form's long texts. */
  readers?: ReadonlySet<TextReader>;
  /** This form saved the record, and stayed open with what was typed later. */
  wasSaved?: boolean;
}

/** Why a save asks first: another user changed the record, or deleted it. */
export type Question<T> = { now: typeof GONE; comparison?: undefined } | { now: T; comparison: Comparison };

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
      if (!controller.signal.aborted && now !== 'stop') known.current = now === GONE ? undefined : now;
    });
    return () => controller.abort();
  }, [opened, wasSaved, latestRead]);
  return known;
};

/** What to ask before the record is sent, by the record as it is stored now; undefined if it may be sent at once. */
export const useQuestion = <T extends object>(
  { i18n, opened, readers = NO_READERS, wasSaved = false }: QuestionOptions<T>,
  latestRead: MutableRefObject<Read<T>>,
) => {
  const knownRef = useKnownRecord(opened, wasSaved, latestRead);
  const sentBefore = useRef<object[]>([]);
  const isGoneAccepted = useRef(false);
  useEffect(() => {
    isGoneAccepted.current = false;
  }, [opened]);
  const latest = useLatest({ i18n, readers });

  const questionAbout = useCallback(
    async (now: T | typeof GONE | undefined, sent: object): Promise<Question<T> | undefined> => {
      if (now === GONE) return isGoneAccepted.current ? undefined : { now };
      if (!now || !knownRef.current) return undefined;
      const { i18n: section, readers: texts } = latest.current;
      const comparison = await comparisonWith(section, [knownRef.current, now, sent, sentBefore.current], [...texts]);
      return comparison && { now, comparison };
    },
    [knownRef, latest],
  );
  /** The user saw the question and saves all the same. */
  const accept = (question: Question<T>) => {
    if (question.comparison) knownRef.current = question.now;
    else isGoneAccepted.current = true;
  };
  return { knownRef, sentBefore, questionAbout, accept };
};
