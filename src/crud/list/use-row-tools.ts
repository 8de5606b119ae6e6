import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type MessageKey } from 'core/i18n/message-key';
import { t } from 'core/i18n/translate';
import type { DeletedRecord } from 'core/messages/messages.duck';
import type { NavigationState } from 'core/navigation/navigation-state';
import { type Position } from 'core/navigation/position';
import { useAppDispatch } from 'core/redux/hooks';
import { type Thunk } from 'core/redux/request';
import { isSessionEnd } from 'core/responses/session-end';
import { writeRecordQuery } from 'crud/record/record-address';
import { type Id, type Identified, isNewRecord } from 'lib/model';
import { preloadInTurn } from 'lib/preload-chain';
import { useIsMounted } from 'lib/use-is-mounted';
import { useLatest } from 'lib/use-latest';
import type { Duck } from 'records/duck';
import { focusedAction, focusRow } from 'ui/layout/focus-row';
import type { ActionResult } from './internal/action-result';
import type { Removal } from './internal/removal';

interface ActionTexts extends Pick<ActionResult, 'undo'> {
  success: MessageKey;
  failure: MessageKey;
  /** Follows the text of success. */
  detail?: string;
  /** Returns the result of an action that failed, if it is not the usual one. */
  resultOf?: (error: unknown) => Promise<ActionResult | undefined>;
  /** Returns what the action deleted, once it has worked. */
  deleted?: () => DeletedRecord | undefined;
}

const failureOf = async (error: unknown, { failure, resultOf }: ActionTexts): Promise<ActionResult> => {
  const own = await resultOf?.(error);
  if (own) return own;
  const told = await import('core/responses/server-text').catch(() => undefined);
  return { kind: 'warning', text: failure, ...told?.toldFailure(error, failure) };
};

const DELETE_TEXTS = { success: 'messages.deleteSuccess', failure: 'messages.deleteError' } as const;

interface ListOfRows<T> {
  reload: () => Promise<unknown>;
  onResult: (result: ActionResult) => void;
  toForm: (record: T, more?: Pick<NavigationState<T>, 'base' | 'position'>) => void;
  positionOf: (row: T) => Position;
  /** The row's index on the page. */
  indexOf: (row: T) => number;
  closeForms: (id: Id) => void;
  addressOf: (query: string) => string;
  /** Path of the form, and query of the screen. */
  formPath: string;
  search: string;
  /** Holds the query of the list, if the screen is not the list itself. */
  received: Pick<NavigationState<T>, 'list'>;
}

type LatestList<T> = Readonly<{ current: ListOfRows<T> }>;

/** Returns the focus to the row that was acted on, once no row is busy any more. */
const useFocusBack = (busyRow: Id | null) => {
  /** The index of the row that was acted on last, and the button that was pressed; null once the focus is back. */
  const [acted, setActed] = useState<{ index: number; pressed: HTMLElement | null } | null>(null);
  useEffect(() => {
    if (busyRow !== null || acted === null) return;
    setActed(null);
    focusRow(acted.index, acted.pressed);
  }, [busyRow, acted]);
  return setActed;
};

/** The requests of single rows, one at a time. */
const useRowRequest = <T extends Identified>(latest: LatestList<T>) => {
  const dispatch = useAppDispatch();
  const [busyRow, setBusyRow] = useState<Id | null>(null);
  const focusBack = useFocusBack(busyRow);
  const isMounted = useIsMounted();
  const running = useRef<Promise<unknown>>(undefined);

  /**
   * Runs the request of a row while the row is locked, reports the result and reloads the list. After a success it
   * waits `wait` milliseconds before the reload.
   */
  const run = useCallback(
    async (row: T, action: Thunk, texts: ActionTexts, wait: number) => {
      const { current } = latest;
      const acted = { index: current.indexOf(row), pressed: focusedAction() };
      setBusyRow(row.id ?? null);
      const { worked, error } = await dispatch(action);
      // The sign-out removes the list: there is nowhere to show a result and nothing to reload.
      if (isSessionEnd(error)) return setBusyRow(null);
      const { success: text, detail, undo, deleted } = texts;
      if (worked) current.onResult({ kind: 'success', text, detail, undo, deleted: deleted?.() });
      if (!worked) current.onResult(await failureOf(error, texts));
      if (worked && wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
      await latest.current.reload();
      setBusyRow(null);
      focusBack(acted);
      return worked;
    },
    [dispatch, latest, focusBack],
  );
  const act = useCallback(
    async (row: T, action: Thunk, texts: ActionTexts, wait = 0) => {
      if (running.current) return;
      const ran = run(row, action, texts, wait).finally(() => (running.current = undefined));
      running.current = ran;
      return ran;
    },
    [run],
  );
  const whenFree = useCallback(async () => {
    while (running.current) await running.current;
    return isMounted.current === true;
  }, [isMounted]);
  return { busyRow, act, whenFree };
};

/** What the buttons of a row do. */
export interface RowTools<T extends Identified> {
  /** The row whose request is under way. */
  busyRow: Id | null;
  act: (row: T, action: Thunk, texts: ActionTexts, wait?: number) => Promise<boolean | void>;
  /** Waits until no request is under way. Resolves to whether the list is still on the screen. */
  whenFree: () => Promise<boolean>;
  /** The address at which a row's form opens without navigation state, as in a new tab. */
  addressOf: (row: T) => string;
  /** Opens the form of a row. A row that came without an id stays closed: its form would create a second record. */
  edit: (row: T) => void;
  /** Opens the form with a copy of the row as a new, unsaved record. */
  duplicate: (row: T, copyOf: (row: T) => T, blank: T) => Promise<void>;
  /** Deletes the row. After a success it waits `wait` milliseconds before the list is read again. */
  remove: (row: T, wait?: number) => Promise<void>;
}

/** What a delete needs. It is loaded while the browser is idle, so that the first press does not wait for it. */
const loadRemoval = async () => {
  const [{ createRemoval }] = await Promise.all([import('./internal/removal'), import('records/read-by-id')]);
  return createRemoval;
};

/** The object changes only with `busyRow`, so that rows need not render again. */
export const useRowTools = <T extends Identified>(duck: Duck<T>, list: ListOfRows<T>): RowTools<T> => {
  const latest = useLatest(list);
  const { busyRow, act, whenFree } = useRowRequest(latest);
  useEffect(() => preloadInTurn('next', loadRemoval), []);
  const isMounted = useIsMounted();

  const actions = useMemo(
    () => ({
      addressOf: (row: T) => latest.current.addressOf(writeRecordQuery(row)),
      edit: (row: T) => {
        const { toForm, positionOf, onResult } = latest.current;
        if (!isNewRecord(row)) return toForm(duck.formRecord(row), { position: positionOf(row) });
        onResult({ kind: 'warning', text: 'error.invalidResponse', detail: t('messages.withoutId') });
      },
      duplicate: async (row: T, copyOf: (row: T) => T, blank: T) => {
        const whole = await duck.readWhole(row).catch(() => row);
        if (whole && isMounted.current) latest.current.toForm(copyOf(whole), { base: blank });
      },
      remove: async (row: T, wait?: number) => {
        const { formPath: form, search, received } = latest.current;
        const from = { form, list: received.list ?? search };
        let removal: Removal | undefined;
        const send: Thunk = async dispatch => {
          const createRemoval = await loadRemoval();
          removal = createRemoval(duck, row, from, () => void actions.remove(row, wait));
          return dispatch(removal.send);
        };
        const resultOf = async (error: unknown) => removal?.resultOf(error);
        const worked = await act(row, send, { ...DELETE_TEXTS, deleted: () => removal?.deleted(), resultOf }, wait);
        if ((worked || removal?.isGone()) && row.id !== undefined) latest.current.closeForms(row.id);
      },
    }),
    [duck, latest, act, isMounted],
  );

  return useMemo(() => ({ busyRow, act, whenFree, ...actions }), [busyRow, act, whenFree, actions]);
};
