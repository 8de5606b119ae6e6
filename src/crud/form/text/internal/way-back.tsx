import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { SAVE_BUTTON } from 'core/navigation/open-forms';

/** Back and Save: both return from a text to its form. */
export const WayBack = ({ onBack }: { onBack: () => void }) => {
  const t = useT();
  return (
    <>
      <Button color="secondary" outline data-cy="contentBackButton" onClick={onBack}>
        {t('entity.action.back')}
      </Button>
      <Button color="primary" data-cy="contentSaveButton" {...SAVE_BUTTON} onClick={onBack}>
        {t('entity.action.save')}
      </Button>
    </>
  );
};
