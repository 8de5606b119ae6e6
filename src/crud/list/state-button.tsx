import type { MouseEvent, ReactNode } from 'react';
import { useStore } from 'react-redux';
import type { MessageKey } from 'core/i18n/message-key';
import { t } from 'core/i18n/translate';
import type { Duck } from 'core/redux/create-duck';
import { useAppDispatch } from 'core/redux/hooks';
import type { Thunk } from 'core/redux/request';
import { detailsOf } from 'core/responses/failure-details';
import { toldFailure } from 'core/responses/server-text';
import type { Identified } from 'lib/model';
import { addMessageWithToast } from 'ui/feedback/message-toast';
import type { RowTools } from './use-row-tools';

/** The texts of a change, from one of the two states to the other. */
interface ChangeTexts {
  /** The verb on the button. */
  verb: MessageKey;
  /** The verb and the name of the record. */
  label: MessageKey;
  /** What is said once the change is done, with the name of the record. */
  done: MessageKey;
}

/** A state of a record that one call changes, and one call changes back. */
export interface StateChange<T extends Identified> {
  duck: Pick<Duck<T>, 'select' | 'list'>;
  isOn: (row: T) => boolean;
  /** The row in its other state. */
  flip: (row: T) => T;
  nameOf: (row: T) => string;
  /** Changes the state that the row has to the other one. */
  send: (row: T) => Thunk;
  /** Comes before what is said once the change is done. */
  success: MessageKey;
  turnOff: ChangeTexts;
  turnOn: ChangeTexts;
}

const FAILURE = 'messages.changeError';

const textsOf = <T extends Identified>({ isOn, turnOff, turnOn, nameOf }: StateChange<T>, row: T) => {
  const { verb, label, done } = isOn(row) ? turnOff : turnOn;
  const params = { name: nameOf(row) };
  return { verb: t(verb), label: t(label, params), done: t(done, params) };
};

/** Changes a state, and offers to undo that as long as the message is kept, also where the list is gone. */
const useChange = <T extends Identified>(change: StateChange<T>, tools: Pick<RowTools<T>, 'act' | 'whenFree'>) => {
  const dispatch = useAppDispatch();
  const store = useStore();
  const { success, duck, send, flip } = change;

  const changeElsewhere = async (row: T) => {
    const { worked, error } = await dispatch(send(row));
    const { text, detail } = worked
      ? { text: success, detail: textsOf(change, row).done }
      : toldFailure(error, FAILURE);
    const message = [t(text), detail].filter(Boolean).join(' ');
    addMessageWithToast(store.dispatch, worked ? 'success' : 'danger', message, detailsOf(error));
    // The list may be shown again, by a screen that was opened later.
    await dispatch(duck.list(duck.select(store.getState()).query ?? {}));
  };
  const changeHere = (row: T) => {
    const undo = async () => ((await tools.whenFree()) ? changeHere(flip(row)) : changeElsewhere(flip(row)));
    const texts = { success, failure: FAILURE, detail: textsOf(change, row).done, undo: () => void undo() } as const;
    return tools.act(row, send(row), texts);
  };
  return changeHere;
};

interface StateButtonProps<T extends Identified> {
  row: T;
  tools: RowTools<T>;
  change: StateChange<T>;
  disabled?: boolean;
  className?: string;
  /** Stands before the verb. */
  mark?: ReactNode;
  'data-cy': string;
}

/** Changes a state of a row with one press. The button says the verb; the state itself is a word beside it. */
export const StateButton = <T extends Identified>(props: StateButtonProps<T>) => {
  const { row, tools, change, disabled = false, className = 'btn-outline-secondary', mark, 'data-cy': dataCy } = props;
  const changeState = useChange(change, tools);
  const { verb, label } = textsOf(change, row);
  const press = (event: MouseEvent) => {
    // The response may come between the two clicks of a double click. The second click would then undo the change.
    if (event.detail > 1) return;
    void changeState(row);
  };
  return (
    <button
      type="button"
      className={`btn btn-sm ${className}`}
      disabled={disabled || tools.busyRow !== null}
      aria-label={label}
      data-cy={dataCy}
      onClick={press}
    >
      {mark}
      {verb}
    </button>
  );
};
