import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Modal, ModalHeader, type ModalProps } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { useShownText } from 'lib/browser/use-shown-text';
import { pressedKey } from 'lib/pressed-key';
import { useOverPage } from './use-over-page';

type ModalOption =
  | 'id'
  | 'size'
  | 'scrollable'
  | 'backdrop'
  | 'backdropClassName'
  | 'className'
  | 'autoFocus'
  | 'onOpened'
  | 'returnFocusAfterClose';

interface DialogProps extends Pick<ModalProps, ModalOption> {
  title: string;
  /** The test hook of the title. */
  dataCy?: string;
  /** Without it, the dialog cannot be closed at the moment. */
  onClose?: () => void;
  /** Makes the dialog a form. */
  onSubmit?: (event: FormEvent) => void;
  children: ReactNode;
}

/** Escape that ends a composition does not close the dialog, although its release is reported like any other. */
const useComposedEscape = () => {
  const isComposed = useRef(false);
  return {
    onKeyDown: (event: KeyboardEvent) => (isComposed.current = pressedKey(event) === ''),
    onKeyUp: (event: KeyboardEvent) => isComposed.current && event.stopPropagation(),
  };
};

/** The frame of every dialog: its title, which is its accessible name, and the close button. */
export const Dialog = ({ title, dataCy, onClose, onSubmit, children, ...modal }: DialogProps) => {
  const t = useT();
  const id = useId();
  const keys = useComposedEscape();
  useOverPage();
  useShownText();
  const content = (
    <>
      <ModalHeader tag="h2" id={id} data-cy={dataCy} toggle={onClose} closeAriaLabel={t('entity.action.close')}>
        {title}
      </ModalHeader>
      {children}
    </>
  );
  return (
    <Modal isOpen toggle={onClose} fade={false} labelledBy={id} {...keys} {...modal}>
      {onSubmit ? (
        <form onSubmit={onSubmit} noValidate>
          {content}
        </form>
      ) : (
        content
      )}
    </Modal>
  );
};
