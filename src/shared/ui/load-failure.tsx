import { Button } from 'reactstrap';
import { useT } from 'shared/i18n/use-t';
import { Notice } from 'shared/ui/notice';

/** What stands in for what could not be loaded. */
export const LoadFailure = ({ onRetry }: { onRetry: () => void }) => {
  const t = useT();
  return (
    <Notice kind="danger">
      {t('messages.loadError')}{' '}
      <Button color="danger" size="sm" outline onClick={onRetry}>
        {t('global.retry')}
      </Button>
    </Notice>
  );
};
