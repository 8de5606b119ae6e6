import { useRef, useState } from 'react';
import { useAppDispatch, valueOf } from 'core/redux/hooks';
import { fieldErrorsOf } from 'core/responses/field-errors';
import { textOfFailure } from 'core/responses/server-text';
import type { Identified } from 'lib/model';
import { recordToSend } from 'lib/records/record-to-send';
import { namesakesOf } from 'records/namesakes';
import type { Sheet } from '../sheet';
import { createOnce, type Creation } from './create-once';
import type { RowReading, SheetRow } from './rows';
import { useLeft } from './use-left';

/** The sending of the rows that were ready when it began. */
export interface SheetRun {
  status: 'running' | 'paused' | 'ended';
  total: number;
  created: number;
  refused: number;
  /** The key of the row that is on its way. */
  onItsWay?: number;
  /** Why it paused, if nobody asked for it. */
  error?: unknown;
}

/** What became of a row. */
export type RowChange = Pick<SheetRow, 'refusal' | 'mayBeStored' | 'isCreated'>;

const wait = (time: number) => new Promise<void>(resolve => setTimeout(resolve, time));

/** What a row shows after its creation ended in this way. */
const changeOf = (creation: Creation, textOf: Record<'exists' | 'unclear', string>): RowChange => {
  if (creation.is === 'created') return { isCreated: true, mayBeStored: false, refusal: undefined };
  if (creation.is === 'held') return { mayBeStored: creation.mayBeStored };
  if (creation.is !== 'refused')
    return { mayBeStored: creation.is === 'unclear', refusal: { text: textOf[creation.is], fields: {} } };
  const fields = fieldErrorsOf(creation.error).map(({ field, message }) => [field, { key: message }] as const);
  return { mayBeStored: false, refusal: { text: textOfFailure(creation.error), fields: Object.fromEntries(fields) } };
};

interface RunOptions<T extends Identified> {
  sheet: Sheet<T>;
  texts: Record<'exists' | 'unclear', string>;
  onRow: (reading: RowReading<T>, change: RowChange) => void;
  onEnd: () => void;
}

/** Creates the record of a row, once. */
const useCreate = <T extends Identified>({ duck, record: { blank } }: Sheet<T>) => {
  const dispatch = useAppDispatch();
  return async ({ row, record, name, isNew }: RowReading<T>, signal: AbortSignal): Promise<Creation> =>
    createOnce({
      record,
      isNew,
      mayBeStored: row.mayBeStored === true,
      left: signal,
      find: name === '' ? undefined : async () => namesakesOf(duck, name, signal, false),
      send: async one => valueOf(await dispatch(duck.save(recordToSend(duck.shape, one, blank, blank)))),
      wait,
    });
};

/** The run after a row. */
const afterRow = (run: SheetRun, creation: Creation): SheetRun => {
  const now = { ...run, onItsWay: undefined };
  if (creation.is === 'held') return { ...now, status: 'paused', error: creation.error };
  return creation.is === 'created' ? { ...now, created: run.created + 1 } : { ...now, refused: run.refused + 1 };
};

/** What the user wants to happen after the row that is on its way. */
type Wanted = 'paused' | 'ended' | undefined;

/** Takes rows from the queue until it is empty, nothing can be sent, or something else is wanted. */
const workOff = async <R>(
  queue: R[],
  wanted: () => Wanted,
  work: (row: R) => Promise<'done' | 'held' | 'left'>,
): Promise<'ended' | 'paused' | 'held' | 'left'> => {
  for (let [next] = queue; next !== undefined; [next] = queue) {
    const want = wanted();
    if (want) return want;
    const end = await work(next);
    if (end !== 'done') return end;
    queue.shift();
  }
  return 'ended';
};

const useRunState = () => {
  const [run, setRun] = useState<SheetRun>();
  return { run, setRun, become: (part: Partial<SheetRun>) => setRun(now => now && { ...now, ...part }) };
};

/** Creates records one after another, until it is told to pause or to stop, or nothing can be sent. */
export const useRun = <T extends Identified>({ sheet, texts, onRow, onEnd }: RunOptions<T>) => {
  const { run, setRun, become } = useRunState();
  const queue = useRef<RowReading<T>[]>([]);
  const wanted = useRef<Wanted>();
  const left = useLeft();
  const create = useCreate(sheet);

  const end = () => {
    become({ status: 'ended' });
    onEnd();
  };

  const work = async (next: RowReading<T>) => {
    const signal = left();
    become({ onItsWay: next.row.key });
    const creation = await create(next, signal);
    if (signal.aborted) return 'left';
    const change = changeOf(creation, texts);
    onRow(next, change);
    if (creation.is === 'held') queue.current[0] = { ...next, row: { ...next.row, ...change } };
    setRun(now => now && afterRow(now, creation));
    return creation.is === 'held' ? 'held' : 'done';
  };

  const go = async () => {
    wanted.current = undefined;
    become({ status: 'running', error: undefined });
    const how = await workOff(queue.current, () => wanted.current, work);
    if (how === 'paused') become({ status: 'paused' });
    if (how === 'ended') end();
  };

  const start = (readings: readonly RowReading<T>[]) => {
    queue.current = [...readings];
    setRun({ status: 'running', total: readings.length, created: 0, refused: 0 });
    void go();
  };
  const want = (next: Wanted) => {
    wanted.current = next;
    if (next === 'ended' && run?.status === 'paused') end();
  };
  return { run, start, goOn: () => void go(), pause: () => want('paused'), stop: () => want('ended') };
};
