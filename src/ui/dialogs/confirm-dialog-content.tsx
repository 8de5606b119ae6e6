import { useRef, type ReactNode } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  title: string;
  /** What the confirming button says; it names the deed. */
  confirm: string;
  /** What the button says that changes nothing, where that is more than Cancel. */
  cancel?: string;
  /** What can be done instead, and takes nothing away. */
  other?: { text: string; onPress: () => void };
  /** The deed is being done: neither button answers. */
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** What `ConfirmDialog` shows. */
const ConfirmDialogContent = (props: ConfirmDialogProps) => {
  const { title, confirm, other, isBusy = false, onConfirm, onCancel, children } = props;
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
