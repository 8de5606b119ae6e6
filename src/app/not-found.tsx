import { Link } from 'react-router-dom';
import { useT } from 'shared/i18n/use-t';
import { PageTitle } from 'shared/ui/page-title';

/** An address that leads nowhere. */
export const NotFound = () => {
  const t = useT();
  return (
    <section>
      <PageTitle title={t('error.http.404')} />
      <p>{t('global.nowhere')}</p>
      <Link className="btn btn-primary" to="/">
        {t('global.goHome')}
      </Link>
    </section>
  );
};
