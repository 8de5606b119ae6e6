import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { releaseUnsavedWork, useHasUnsavedWork } from 'core/navigation/open-forms';
import { useNavigation } from 'core/navigation/use-navigation';
import { InlineAlert } from 'ui/feedback/inline-alert';

/** Another tab saved the record. The list shows its current state; opening it there offers this form's draft again. */
const SavedElsewhere = () => {
  const t = useT();
  const { toList } = useNavigation();
  const hasUnsavedWork = useHasUnsavedWork();
  const leave = () => {
    releaseUnsavedWork();
    toList();
  };
  return (
    <InlineAlert kind="warning">
      <p className="mb-2">{t('entity.draft.savedInOtherTab')}</p>
      <Button color="primary" size="sm" data-cy="leaveOutdated" onClick={leave}>
        {t(hasUnsavedWork ? 'entity.draft.keepAndLeave' : 'entity.draft.leave')}
      </Button>
    </InlineAlert>
  );
};

interface OtherTabAlertProps {
  isOpen: boolean;
  isSaved: boolean;
}

/** Warns that the record is open in another tab as well, or that another tab has saved it. */
export const OtherTabAlert = ({ isOpen, isSaved }: OtherTabAlertProps) => {
  const t = useT();
  if (isSaved) return <SavedElsewhere />;
  return isOpen ? <InlineAlert kind="warning">{t('entity.draft.otherTab')}</InlineAlert> : null;
};
