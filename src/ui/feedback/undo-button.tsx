import { useDispatch } from 'react-redux';
import { useT } from 'core/i18n/use-t';
import { markUndone } from 'core/messages/messages.duck';

export interface UndoButtonProps {
  undo: () => void;
  /** Closes what the button is in. */
  onGo: () => void;
}

/** Takes back what a message tells. It is offered once, wherever the message is shown. */
const UndoButton = ({ undo, onGo }: UndoButtonProps) => {
  const t = useT();
  const dispatch = useDispatch();
  const press = () => {
    dispatch(markUndone(undo));
    onGo();
    undo();
  };
  return (
    <button type="button" className="btn btn-sm btn-outline-secondary" data-cy="undo" onClick={press}>
      {t('messageLog.undo')}
    </button>
  );
};

export default UndoButton;
