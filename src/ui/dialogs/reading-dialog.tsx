import type { ReactNode } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { Dialog } from './dialog';

interface ReadingDialogProps {
  title: string;
  /** The test hook of the body. */
  dataCy?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A large dialog to read in. Its body scrolls, and is closed by a button below it. */
export const ReadingDialog = ({ title, dataCy, onClose, children }: ReadingDialogProps) => {
  const t = useT();
  return (
    <Dialog title={title} onClose={onClose} size="lg" scrollable>
      {/* A region that scrolls must be reachable by keyboard. */}
      <ModalBody role="region" aria-label={title} tabIndex={0} data-cy={dataCy}>
        {children}
      </ModalBody>
      <ModalFooter>
        <Button color="secondary" outline onClick={onClose}>
          {t('entity.action.close')}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};
