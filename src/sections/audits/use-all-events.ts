import { useEffect, useState } from 'react';
import { createRowWalk } from 'core/http/all-rows';
import type { MessageKey } from 'core/i18n/message-key';
import { auditsOf } from './duck';
import type { AuditEvent } from './model';
import type { Range } from './range';

/** Events per request. A month has some thousands of events. */
const PAGE_SIZE = 200;

interface Reading {
  state: 'ONGOING' | 'SUCCESS' | 'ERROR';
  events: readonly AuditEvent[];
  /** Why these may not be all events of the range; undefined if they are. */
  doubt?: MessageKey;
  error?: unknown;
}

const START: Reading = { state: 'ONGOING', events: [] };

const readAll = async (range: Range, sort: string | undefined, signal: AbortSignal): Promise<Reading> => {
  const duck = auditsOf(range);
  const walk = createRowWalk<AuditEvent>({
    size: PAGE_SIZE,
    fetchPage: page => duck.fetchPage({ page, size: PAGE_SIZE, sort }, signal),
  });
  const { rows: events, isWhole, isTotalUnknown } = await walk(signal);
  if (isWhole) return { state: 'SUCCESS', events };
  return { state: 'SUCCESS', events, doubt: isTotalUnknown ? 'audits.unknownTotal' : 'audits.changed' };
};

/** All events of the range, loaded while `isWanted`. The few events that match a filter can be on any page. */
export const useAllEvents = (range: Range, sort: string | undefined, isWanted: boolean) => {
  const [reading, setReading] = useState(START);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    setReading(START);
    readAll(range, sort, signal).then(
      read => !signal.aborted && setReading(read),
      (error: unknown) => !signal.aborted && setReading({ state: 'ERROR', events: [], error }),
    );
    return () => controller.abort();
  }, [isWanted, range, sort, attempt]);
  return { ...reading, retry: () => setAttempt(attempt + 1) };
};
