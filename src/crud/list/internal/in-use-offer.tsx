import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import type { InUse } from './action-result';

/** Leads to what uses a row that could not be deleted. If the reason is not sure, the same delete is offered second. */
const InUseOffer = ({ link, retry }: InUse) => {
  const t = useT();
  return (
    <>
      <Link className="btn btn-outline-secondary btn-sm" to={link.to}>
        {link.text}
      </Link>{' '}
      {retry && (
        <Button color="secondary" outline size="sm" onClick={retry}>
          {t('global.retry')}
        </Button>
      )}
    </>
  );
};

export default InUseOffer;
