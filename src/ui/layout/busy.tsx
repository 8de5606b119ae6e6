import { Spinner } from 'reactstrap';
import { useT } from 'core/i18n/use-t';

/** What a screen shows while it comes. */
export const Busy = () => {
  const t = useT();
  return (
    <div className="busy" role="status">
      <Spinner size="sm" color="primary">
        {''}
      </Spinner>{' '}
      {t('global.loading')}
    </div>
  );
};
