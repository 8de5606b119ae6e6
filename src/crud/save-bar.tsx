import type { ReactNode } from 'react';
import { Button } from 'reactstrap';
import type { DraftState } from 'features/drafts/use-draft';
import { cancelSlowRequests, useHasSlowRequest } from 'core/http/pending-requests';
import { SAVE_BUTTON } from 'core/navigation/save-button';
import { useOnline } from 'core/http/use-online';
import { useT } from 'core/i18n/use-t';
import { formatTime } from 'core/i18n/times';
import { ariaOf } from 'ui/shortcuts/keys';
import { useShortcut } from 'ui/shortcuts/shortcuts';

const KEYS = 'mod+shift+s';

interface SaveBarProps {
  dirty: boolean;
  isBusy: boolean;
  isStored: boolean;
  /** The form cannot be saved once more, where it is false. */
  canSave?: boolean;
  /** The latest save did not work, and nothing was edited since. */
  hasError: boolean;
  /** What it failed with. */
  failure?: ReactNode;
  draft: Pick<DraftState<unknown>, 'storedAt' | 'failed'>;
  onCancel: () => void;
  /** There where the list has a next record. */
  onSaveAndNext?: () => void;
  /** More that can be done with the form, before Cancel and Save. */
  children?: ReactNode;
}

/** The state of the text, in one line. */
const useStatus = ({ dirty, isBusy, isStored, hasError, draft }: SaveBarProps) => {
  const t = useT();
  const isOnline = useOnline();
  if (isStored) return t('entity.status.saved');
  if (isBusy) return t('entity.status.saving');
  if (!isOnline && draft.storedAt !== null && !draft.failed) return t('changes.status.offline');
  if (hasError) return t('changes.status.notSaved');
  if (!dirty) return t('entity.status.unchanged');
  if (draft.failed) return t('entity.status.noCopy');
  return draft.storedAt === null
    ? t('entity.status.changed')
    : t('entity.status.copied', { time: formatTime(draft.storedAt) });
};

/** Saves, and goes on to the next record of the list at once. */
const SaveAndNext = ({ isDisabled, onPress }: { isDisabled: boolean; onPress: () => void }) => {
  const t = useT();
  useShortcut(KEYS, 'shortcuts.saveAndNext', onPress);
  return (
    <Button
      color="primary"
      outline
      data-cy="entityCreateSaveAndNextButton"
      aria-disabled={isDisabled}
      aria-keyshortcuts={ariaOf(KEYS)}
      onClick={onPress}
    >
      {t('entity.action.saveAndNext')}
    </Button>
  );
};

/** Stays in sight below a form: why a save failed, what state the text is in, Cancel and Save. */
export const SaveBar = (props: SaveBarProps) => {
  const t = useT();
  const status = useStatus(props);
  const hasSlowRequest = useHasSlowRequest();
  const isDisabled = props.isBusy || props.canSave === false;
  return (
    <footer className="save-bar">
      {props.failure}
      {/* That it was saved is announced by the outcome beside it. */}
      <p className="save-status" role="status" aria-live={props.isStored ? 'off' : 'polite'}>
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
        {props.onSaveAndNext && <SaveAndNext isDisabled={isDisabled} onPress={props.onSaveAndNext} />}
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
