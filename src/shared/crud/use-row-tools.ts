import { useCallback, useMemo, useState } from 'react';
import type { MessageKey } from 'shared/i18n/message-key';
import type { Id, Identified } from 'shared/model';
import type { Place } from 'shared/navigation/place';
import type { Duck } from 'shared/redux/create-duck';
import { useAppDispatch } from 'shared/redux/hooks';
import type { Thunk } from 'shared/redux/request';
import { useLatest } from 'shared/ui/use-latest';
import type { Handover } from './navigation';
import { writeRecordQuery } from './record-address';

/** What a list tells of its own last action: gone after 1.5 s. */
export interface Outcome {
  kind: 'success' | 'warning' | 'danger';
  text: MessageKey;
}

interface ListOfRows<T> {
  reload: () => Promise<boolean>;
  tell: (outcome: Outcome) => void;
  toForm: (record: T, more?: Pick<Handover<T>, 'base' | 'place'>) => void;
  placeOf: (row: T) => Place;
  addressOf: (query: string) => string;
}

/** What the buttons of a row do. The object is another only when a row becomes busy, so that rows need not render anew. */
export const useRowTools = <T extends Identified>(duck: Pick<Duck<T>, 'remove' | 'handed'>, list: ListOfRows<T>) => {
  const dispatch = useAppDispatch();
  const [busyRow, setBusyRow] = useState<Id | null>(null);
  const latest = useLatest({ ...list, busyRow });

  /** Runs a row's own request with the row locked, tells how it ended and reloads, after a wait if one is asked for. */
  const act = useCallback(
    async (row: T, action: Thunk, told: { success?: MessageKey; failure: MessageKey }, wait = 0) => {
      const { current } = latest;
      if (current.busyRow !== null) return;
      setBusyRow(row.id ?? null);
      const worked = await dispatch(action);
      if (worked && told.success) current.tell({ kind: 'success', text: told.success });
      if (!worked) current.tell({ kind: 'warning', text: told.failure });
      if (worked && wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
      await latest.current.reload();
      setBusyRow(null);
    },
    [dispatch, latest],
  );

  const doors = useMemo(
    () => ({
      /** Where the form of a row can be opened from nothing, as a new tab does. */
      addressOf: (row: T) => latest.current.addressOf(writeRecordQuery(row)),
      edit: (row: T) => latest.current.toForm(duck.handed(row), { place: latest.current.placeOf(row) }),
      /** Opens the form with a copy that is new and not saved. */
      duplicate: (copy: T, blank: T) => latest.current.toForm(copy, { base: blank }),
      remove: (row: T, wait?: number) =>
        act(row, duck.remove(row), { success: 'messages.deleteSuccess', failure: 'messages.deleteError' }, wait),
    }),
    [duck, latest, act],
  );

  return useMemo(() => ({ busyRow, act, ...doors }), [busyRow, act, doors]);
};

export type RowTools<T extends Identified> = ReturnType<typeof useRowTools<T>>;
