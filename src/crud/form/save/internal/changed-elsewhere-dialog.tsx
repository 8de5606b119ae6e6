import { useMemo, useRef } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import type { ListKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { ChangeList } from 'features/changes/change-list';
import { changesOf } from 'features/changes/changes';
import type { Comparison } from 'features/changes/comparison';
import { Dialog } from 'ui/dialogs/dialog';

export interface ChangedElsewhereDialogProps {
  i18n: ListKey;
  /** The record as it was opened, and as it is stored now. */
  comparison: Comparison;
  onSaveMine: () => void;
  onTakeTheirs?: () => void;
  onKeepDraft?: () => void;
  onCancel: () => void;
}

/** Shows what changed in the stored record since it was opened, and asks before that is overwritten. */
const ChangedElsewhereDialog = (props: ChangedElsewhereDialogProps) => {
  const { i18n, comparison, onSaveMine, onTakeTheirs, onKeepDraft, onCancel } = props;
  const t = useT();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const changes = useMemo(() => changesOf(i18n, comparison), [i18n, comparison]);
  return (
    <Dialog
      title={t('changes.elsewhere.title')}
      onClose={onCancel}
      size="lg"
      scrollable
      autoFocus={false}
      onOpened={() => cancelButton.current?.focus()}
    >
      {/* A region that scrolls must be reachable by keyboard. */}
      <ModalBody role="region" aria-label={t('changes.elsewhere.heading')} tabIndex={0} data-cy="changedElsewhere">
        <p>{t('changes.elsewhere.question')}</p>
        <ChangeList changes={changes} />
      </ModalBody>
      <ModalFooter>
        <Button innerRef={cancelButton} color="secondary" outline onClick={onCancel}>
          {t('entity.action.cancel')}
        </Button>
        {onKeepDraft && (
          <Button color="secondary" outline data-cy="keepMineAsDraft" onClick={onKeepDraft}>
            {t('changes.elsewhere.keepDraft')}
          </Button>
        )}
        {onTakeTheirs && (
          <Button color="secondary" outline data-cy="takeTheirs" onClick={onTakeTheirs}>
            {t('changes.elsewhere.takeTheirs')}
          </Button>
        )}
        <Button color="danger" data-cy="saveMine" onClick={onSaveMine}>
          {t('changes.elsewhere.saveMine')}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};

export default ChangedElsewhereDialog;
