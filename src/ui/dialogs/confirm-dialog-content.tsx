import { type ReactNode, useRef } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  title: string;
  /** The text of the confirm button. It names the action. */
  confirm: string;
  /** The text of the button that changes nothing, if it is not just Cancel. */
  cancel?: string;
  /** A second alternative that loses nothing: what is typed is kept. */
  keep?: { text: string; onPress: () => void };
  /** An alternative action that loses nothing. */
  other?: { text: string; onPress: () => void };
  /** The action is in progress: neither of these buttons does anything. */
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** What `ConfirmDialog` shows. */
const ConfirmDialogContent = (props: ConfirmDialogProps) => {
  const { title, confirm, keep, other, isBusy = false, onConfirm, onCancel, children } = props;
  const onClose = isBusy ? undefined : onCancel;
  const t = useT();
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog title={title} onClose={onClose} autoFocus={false} onOpened={() => cancelButton.current?.focus()}>
      <ModalBody>{children}</ModalBody>
      <ModalFooter>
        <Button innerRef={cancelButton} color="secondary" outline aria-disabled={isBusy} onClick={onClose}>
          {props.cancel ?? t('entity.action.cancel')}
        </Button>
        {keep && (
          <Button color="primary" outline onClick={keep.onPress}>
            {keep.text}
          </Button>
        )}
        {other && (
          <Button color="primary" onClick={other.onPress}>
            {other.text}
          </Button>
        )}
        <Button
          color="danger"
          data-cy="entityConfirmDeleteButton"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : onConfirm}
        >
          {confirm}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};

export default ConfirmDialogContent;
