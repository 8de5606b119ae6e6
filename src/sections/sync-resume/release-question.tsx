import { useRef } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { distinctKeys } from 'lib/distinct-keys';
import { Dialog } from 'ui/dialogs/dialog';
import type { SyncObject } from './record';

interface ReleaseQuestionProps {
  objects: readonly SyncObject[];
  /** The text of the button that releases. */
  action: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once, with the names of what readers will get. Enter alone publishes nothing: the focus starts on Cancel. */
export const ReleaseQuestion = ({ objects, action, onConfirm, onCancel }: ReleaseQuestionProps) => {
  const t = useT();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const keys = distinctKeys(objects.map(({ type, id }) => `${type}-${id}`));
  const title = t('syncResume.question.title');
  return (
    <Dialog
      title={title}
      onClose={onCancel}
      scrollable
      autoFocus={false}
      onOpened={() => cancelButton.current?.focus()}
    >
      {/* A region that scrolls must be reachable by keyboard. */}
      <ModalBody role="region" aria-label={title} tabIndex={0}>
        <p>{t('syncResume.question.text')}</p>
        <ul className="mb-0">
          {objects.map(({ objectName }, at) => (
            <li key={keys[at]}>{objectName}</li>
          ))}
        </ul>
      </ModalBody>
      <ModalFooter>
        <Button innerRef={cancelButton} color="secondary" outline onClick={onCancel}>
          {t('entity.action.cancel')}
        </Button>
        <Button color="primary" data-cy="confirmRelease" onClick={onConfirm}>
          {action}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};
