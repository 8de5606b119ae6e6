import { Spinner } from 'reactstrap';
import { useT } from 'core/i18n/use-t';

/** Shown while a screen or its data load. */
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
