import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListKey } from 'core/i18n/message-key';
import { inTurn } from 'lib/in-turn';
import type { Identified } from 'lib/model';
import { useLatest } from 'lib/use-latest';
import { useOnce } from 'lib/use-once';
import { GONE, useTimedRead, type Read } from './read-stored';
import { useQuestion, type Question, type QuestionOptions } from './use-question';

/** After this time the form shows that it is waiting, in milliseconds. */
const NOTICED = 500;
/** The name of a record among those of all sections. */
export const turnOf = (i18n: ListKey, { id }: Identified) => `save/${i18n}/${id}`;

interface RereadOptions<T extends object> extends QuestionOptions<T> {
  /** `turnOf` the record: forms of the same record save in turn. */
  turn: string;
  read: Read<T>;
}

/** Sends the record. Receives what is stored now, if that is known. */
type Send<T> = (now?: T) => unknown;

type Theirs<T> = Question<T> & { sent: object; send: Send<T> };

/** Whether a save waits for its turn or for the stored record, and whether that takes so long that it is shown. */
const useWaiting = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWaiting = useRef(false);
  const [isReading, setReading] = useState(false);
  const start = useCallback(() => {
    isWaiting.current = true;
    timer.current = setTimeout(() => setReading(true), NOTICED);
  }, []);
  /** Returns whether the save was still waiting. */
  const end = useCallback(() => {
    const wasWaiting = isWaiting.current;
    isWaiting.current = false;
    clearTimeout(timer.current);
    setReading(false);
    return wasWaiting;
  }, []);
  // Nobody waits in a form that was left.
  useEffect(() => () => void end(), [end]);
  return { isWaiting, isReading, start, end };
};

/**
 * Reads a record once more before it is overwritten. The API has no record versions, so this is how the form notices
 * that another user changed the record in the meantime. If the record cannot be read, the save continues.
 */
export const useReread = <T extends object>(options: RereadOptions<T>) => {
  const { turn } = options;
  const latestRead = useLatest(options.read);
  const { knownRef, sentBefore, questionAbout, accept } = useQuestion(options, latestRead);
  const [theirs, setTheirs] = useState<Theirs<T> | null>(null);
  const readNow = useTimedRead(latestRead);
  const { isWaiting, isReading, start, end } = useWaiting();

  const readAndSend = async (sent: object, send: Send<T>) => {
    const now = await readNow();
    if (now === 'stop') return;
    const question = await questionAbout(now, sent);
    if (!end()) return;
    if (question) return setTheirs({ ...question, sent, send });
    sentBefore.current.push(sent);
    await send(now === GONE ? undefined : now);
  };

  /**
   * Sends if nobody else changed the record. Otherwise shows what they changed and asks the user. Tabs take turns, so
   * that the second one reads what the first one stored.
   */
  const sendUnlessChanged = useOnce(async (sent: object, send: Send<T>) => {
    if (!knownRef.current) return void (await send());
    start();
    try {
      await inTurn(turn, () => readAndSend(sent, send));
    } finally {
      end();
    }
  });

  /** Sends over what the user has seen. What changed since then is shown again. */
  const overwrite = () => {
    if (!theirs) return;
    accept(theirs);
    setTheirs(null);
    void sendUnlessChanged(theirs.sent, theirs.send);
  };

  return {
    theirs,
    /** Whether a save waits, and whether the form shows it. */
    isWaiting: () => isWaiting.current,
    isReading,
    sendUnlessChanged,
    overwrite,
    dismiss: () => setTheirs(null),
  };
};

export type Reread<T extends object> = ReturnType<typeof useReread<T>>;
