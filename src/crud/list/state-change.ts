import type { MouseEvent } from 'react';
import { keyOf, type MessageKey } from 'core/i18n/message-key';
import { t } from 'core/i18n/translate';
import type { SentUndo } from 'core/messages/messages.duck';
import type { Thunk } from 'core/redux/request';
import type { Identified } from 'lib/model';
import type { Duck } from 'records/duck';
import type { RowTools } from './use-row-tools';

/** A state of a record that one call changes, and one call changes back. */
export interface StateChange<T extends Identified> {
  duck: Pick<Duck<T>, 'select' | 'list'>;
  /** The section's texts: `turnOff` and `turnOn`, each with `verb`, `label` and `done`. */
  i18n: 'coupon' | 'userApplication' | 'userManagement';
  field: keyof T & string;
  nameOf: (row: T) => string;
  /** Changes the state that the row has to the other one. */
  send: (row: T) => Thunk;
  /** Comes before what is said once the change is done. */
  success: MessageKey;
}

const textOf = <T extends Identified>(
  { i18n, field, nameOf }: StateChange<T>,
  row: T,
  text: 'verb' | 'label' | 'done',
) => t(keyOf(i18n, row[field] ? 'turnOff' : 'turnOn', text), { name: nameOf(row) });

/** Changes a state, and offers to undo that as long as the message is kept, also where the list is gone. */
const changeState = <T extends Identified>(change: StateChange<T>, row: T, tools: RowTools<T>) => {
  const { duck, field, send, success } = change;
  const changed = { ...row, [field]: !row[field] };
  const undo: SentUndo = {
    inList: async () => {
      const isShown = await tools.whenFree();
      if (isShown) changeState(change, changed, tools);
      return isShown;
    },
    send: send(changed),
    reload: async (dispatch, getState) => dispatch(duck.list(duck.select(getState()).query ?? {})),
    done: () => `${t(success)} ${textOf(change, changed, 'done')}`,
  };
  const texts = { success, failure: 'messages.changeError', detail: textOf(change, row, 'done'), undo } as const;
  void tools.act(row, send(row), texts);
};

/** The attributes of the button or menu item that changes a state of a row with one press. It says the verb. */
export const stateControl = <T extends Identified>(change: StateChange<T>, row: T, tools: RowTools<T>) => ({
  'aria-label': textOf(change, row, 'label'),
  disabled: tools.busyRow !== null,
  onClick: (event: MouseEvent) => {
    // The response may come between the two clicks of a double click. The second click would then undo the change.
    if (event.detail > 1) return;
    changeState(change, row, tools);
  },
  children: textOf(change, row, 'verb'),
});
