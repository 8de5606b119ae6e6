import { useStore } from 'react-redux';
import { useHistory } from 'react-router-dom';
import { t } from 'core/i18n/translate';
import { useT } from 'core/i18n/use-t';
import { markUndone, type SentUndo, type Undo } from 'core/messages/messages.duck';
import { useAppDispatch } from 'core/redux/hooks';
import { toldFailure } from 'core/responses/server-text';
import { addMessageWithToast } from 'ui/feedback/message-toast';

export interface UndoButtonProps {
  undo: Undo;
  /** Closes what the button is in. */
  onGo: () => void;
}

/** Takes back what a message tells, wherever it is shown. A request is sent once. */
const UndoButton = ({ undo: offered, onGo }: UndoButtonProps) => {
  const translate = useT();
  const dispatch = useAppDispatch();
  const store = useStore();
  const history = useHistory();
  const run = async (undo: SentUndo) => {
    if (await undo.inList()) return;
    const { worked, error } = await dispatch(undo.send);
    const { text, detail, details } = toldFailure(error, 'messages.changeError');
    if (worked) addMessageWithToast(store.dispatch, 'success', undo.done());
    else addMessageWithToast(store.dispatch, 'danger', [t(text), detail].filter(Boolean).join(' '), details);
    await dispatch(undo.reload);
  };
  const press = () => {
    onGo();
    // Its user may stay where they are: it is offered until the record is saved again.
    if ('form' in offered) return history.push(offered.form);
    store.dispatch(markUndone(offered));
    void run(offered);
  };
  return (
    <button type="button" className="btn btn-sm btn-outline-secondary" data-cy="undo" onClick={press}>
      {translate('messageLog.undo')}
    </button>
  );
};

export default UndoButton;
