import { useEffect, useState } from 'react';
import { createRowWalk } from 'records/walk';
import { auditsOf } from './duck';
import type { Range } from './range';
import type { AuditEvent } from './record';

/** Events per request. A month has some thousands of events. */
const PAGE_SIZE = 200;

interface Reading {
  state: 'ONGOING' | 'SUCCESS' | 'ERROR';
  events: readonly AuditEvent[];
  /** Whether these are all events of the range. False if events came or went while they were read. */
  isWhole: boolean;
  error?: unknown;
}

const START: Reading = { state: 'ONGOING', events: [], isWhole: true };

const readAll = async (range: Range, sort: string | undefined, signal: AbortSignal) => {
  const duck = auditsOf(range);
  return createRowWalk(duck, { query: { size: PAGE_SIZE, sort } })(signal);
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
      ({ rows: events, isWhole }) => !signal.aborted && setReading({ state: 'SUCCESS', events, isWhole }),
      (error: unknown) => !signal.aborted && setReading({ ...START, state: 'ERROR', error }),
    );
    return () => controller.abort();
  }, [isWanted, range, sort, attempt]);
  return { ...reading, retry: () => setAttempt(attempt + 1) };
};
