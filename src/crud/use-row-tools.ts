import { useCallback, useEffect, useMemo, useState } from 'react';
import { type MessageKey } from 'core/i18n/message-key';
import { textOfFailure } from 'core/http/server-text';
import { type Id, type Identified } from 'lib/model';
import { type Position } from 'core/navigation/position';
import { type Duck } from 'core/redux/create-duck';
import { useAttempt } from 'core/redux/hooks';
import { type Thunk } from 'core/redux/request';
import type { DeletedRecord } from 'core/messages/messages.duck';
import { useLatest } from 'lib/use-latest';
import type { NavigationState } from 'core/navigation/navigation-state';
import { isSessionEnd } from 'core/http/is-session-end';
import { writeRecordQuery } from './record-address';
import { focusedAction, focusRow } from 'ui/layout/focus-row';
import { nameOfRow } from 'ui/table/columns';

/** What a list tells of its own last action: gone after 1.5 s, or 6 s with a reason. */
export interface ActionResult {
  kind: 'success' | 'warning' | 'danger';
  text: MessageKey;
  /** Why it ended so. */
  detail?: string;
  /** What was deleted, where it can be made again. */
  deleted?: DeletedRecord;
}

interface ActionTexts {
  success?: MessageKey;
  failure: MessageKey;
  /** What the action deleted, once it worked. */
  deleted?: () => DeletedRecord | undefined;
}

const DELETE_TEXTS = { success: 'messages.deleteSuccess', failure: 'messages.deleteError' } as const;

interface ListOfRows<T> {
  reload: () => Promise<boolean>;
  onResult: (result: ActionResult) => void;
  toForm: (record: T, more?: Pick<NavigationState<T>, 'base' | 'position'>) => void;
  positionOf: (row: T) => Position;
  /** The row's place on the page. */
  indexOf: (row: T) => number;
  closeForms: (id: Id) => void;
  addressOf: (query: string) => string;
  /** Path of the form, and query of the list. */
  form: string;
  search: string;
}

/** Gives the focus back to the row that was acted on, once no row is busy any more. */
const useFocusBack = (busyRow: Id | null) => {
  /** Where the row stands that was acted on last, and the button that was pressed, until the focus is there again. */
  const [acted, setActed] = useState<{ index: number; pressed: HTMLElement | null } | null>(null);
  useEffect(() => {
    if (busyRow !== null || acted === null) return;
    setActed(null);
    focusRow(acted.index, acted.pressed);
  }, [busyRow, acted]);
  return setActed;
};

/** A row's own request, one at a time. */
const useRowRequest = <T extends Identified>(list: ListOfRows<T>) => {
  const attempt = useAttempt();
  const [busyRow, setBusyRow] = useState<Id | null>(null);
  const focusBack = useFocusBack(busyRow);
  const latest = useLatest({ ...list, busyRow });

  /** Runs a row's own request with the row locked, tells how it ended and reloads, after a wait if one is asked for. */
  const act = useCallback(
    async (row: T, action: Thunk, texts: ActionTexts, wait = 0) => {
      const { current } = latest;
      if (current.busyRow !== null) return;
      const acted = { index: current.indexOf(row), pressed: focusedAction() };
      setBusyRow(row.id ?? null);
      const { worked, error } = await attempt(action);
      // Signing out takes the list away: there is nothing to tell in it and nothing to ask for again.
      if (isSessionEnd(error)) return setBusyRow(null);
      if (worked && texts.success)
        current.onResult({ kind: 'success', text: texts.success, deleted: texts.deleted?.() });
      if (!worked) current.onResult({ kind: 'warning', text: texts.failure, detail: textOfFailure(error) });
      if (worked && wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
      await latest.current.reload();
      setBusyRow(null);
      focusBack(acted);
      return worked;
    },
    [attempt, latest, focusBack],
  );
  return { busyRow, act };
};

/**
 * What the buttons of a row do. The object is another only when a row becomes busy, so that rows need not render anew.
 */
export const useRowTools = <T extends Identified>(
  duck: Pick<Duck<T>, 'remove' | 'formRecord' | 'readWhole'>,
  list: ListOfRows<T>,
) => {
  const { busyRow, act } = useRowRequest(list);
  const latest = useLatest(list);

  const actions = useMemo(
    () => ({
      /** Where the form of a row can be opened from nothing, as a new tab does. */
      addressOf: (row: T) => latest.current.addressOf(writeRecordQuery(row)),
      edit: (row: T) => latest.current.toForm(duck.formRecord(row), { position: latest.current.positionOf(row) }),
      /** Opens the form with a copy that is new and not saved. */
      duplicate: (copy: T, blank: T) => latest.current.toForm(copy, { base: blank }),
      remove: async (row: T, wait?: number) => {
        const { form, search } = latest.current;
        let deleted: DeletedRecord | undefined;
        const readAndRemove: Thunk = async dispatch => {
          // Without it the row is deleted all the same, and not offered as a new one.
          const record = await duck.readWhole(row).catch(() => undefined);
          deleted = record && { form, list: search, name: nameOfRow(row), record };
          return dispatch(duck.remove(row));
        };
        const worked = await act(row, readAndRemove, { ...DELETE_TEXTS, deleted: () => deleted }, wait);
        if (worked && row.id !== undefined) latest.current.closeForms(row.id);
      },
    }),
    [duck, latest, act],
  );

  return useMemo(() => ({ busyRow, act, ...actions }), [busyRow, act, actions]);
};

export type RowTools<T extends Identified> = ReturnType<typeof useRowTools<T>>;
