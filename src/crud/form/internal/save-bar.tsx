import type { ReactNode } from 'react';
import { Button } from 'reactstrap';
import { cancelSlowRequests, useHasSlowRequest } from 'core/http/pending-requests';
import { useOnline } from 'core/http/use-online';
import { formatTime } from 'core/i18n/times';
import { useT } from 'core/i18n/use-t';
import { SAVE_BUTTON } from 'core/navigation/open-forms';
import { GO_ON_KEYS, type Onward } from 'crud/form/save/save-shortcuts';
import { type DraftStatus, useDraftStatus } from 'features/drafts/form/draft-status';
import { ariaOf } from 'ui/shortcuts/keys';

interface SaveBarProps {
  dirty: boolean;
  isBusy: boolean;
  isStored: boolean;
  /** False if the form cannot be saved once more. */
  canSave?: boolean;
  /** The latest save failed, and nothing was edited since. */
  hasError: boolean;
  /** That save may have worked all the same. */
  mayBeStored: boolean;
  /** The message that shows why it failed. */
  failure?: ReactNode;
  draftStatus: DraftStatus;
  onCancel: () => void;
  /** Saves and goes on; undefined if only the list can follow. */
  goOn?: { name: Onward; save: () => void };
  /** More actions on the form, before Cancel and Save. */
  children?: ReactNode;
}

/** The save status in one line. A quiet one is not announced. */
const useStatus = (props: SaveBarProps): [string, 'quiet'?] => {
  const t = useT();
  const { dirty, isBusy, isStored, hasError, mayBeStored, draftStatus } = props;
  const isOnline = useOnline();
  const { storedAt, failed } = useDraftStatus(draftStatus);
  // The alert beside it announces that.
  if (isStored) return [t('entity.status.saved'), 'quiet'];
  if (isBusy) return [t('entity.status.saving')];
  if (!isOnline && storedAt !== null && !failed) return [t('changes.status.offline')];
  if (hasError) return [t(mayBeStored ? 'changes.status.unconfirmed' : 'changes.status.notSaved')];
  if (!dirty) return [t('entity.status.unchanged')];
  if (failed) return [t('entity.status.noCopy')];
  if (storedAt === null) return [t('entity.status.changed')];
  // The time in it changes every two seconds while the user types.
  return [t('entity.status.copied', { time: formatTime(storedAt) }), 'quiet'];
};

const GO_ON_TEXTS = {
  saveAndNext: 'entity.action.saveAndNext',
  saveAndAddAnother: 'entity.action.saveAndAddAnother',
} as const;

/** Saves, and goes on to another record at once. */
const SaveAndGoOn = ({ isDisabled, name, save }: { isDisabled: boolean } & Required<SaveBarProps>['goOn']) => {
  const t = useT();
  return (
    <Button
      color="primary"
      outline
      data-cy="entityCreateSaveAndNextButton"
      aria-disabled={isDisabled}
      aria-keyshortcuts={ariaOf(GO_ON_KEYS)}
      onClick={save}
    >
      {t(GO_ON_TEXTS[name])}
    </Button>
  );
};

/** The bar that stays visible below a form: why a save failed, the save status, Cancel and Save. */
export const SaveBar = (props: SaveBarProps) => {
  const t = useT();
  const [status, isQuiet] = useStatus(props);
  const hasSlowRequest = useHasSlowRequest();
  const isDisabled = props.isBusy || props.canSave === false;
  return (
    <footer className="save-bar">
      {props.failure}
      <p className="save-status" role="status" aria-live={isQuiet ? 'off' : 'polite'}>
        {status}
      </p>
      {props.isBusy && hasSlowRequest && (
        <Button color="secondary" outline data-cy="stopWaiting" onClick={cancelSlowRequests}>
          {t('network.cancel')}
        </Button>
      )}
      {props.children}
      <div className="save-actions">
        <Button color="secondary" outline data-cy="entityCreateCancelButton" onClick={props.onCancel}>
          {t('entity.action.cancel')}
        </Button>
        {props.goOn && <SaveAndGoOn isDisabled={isDisabled} {...props.goOn} />}
        <Button
          color="primary"
          type="submit"
          data-cy="entityCreateSaveButton"
          {...SAVE_BUTTON}
          aria-disabled={isDisabled}
        >
          {t('entity.action.save')}
        </Button>
      </div>
    </footer>
  );
};
