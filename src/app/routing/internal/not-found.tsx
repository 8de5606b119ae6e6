import { Link } from 'react-router-dom';
import { useT } from 'core/i18n/use-t';
import { PageTitle } from 'ui/layout/page-title';

/** The screen for an address that matches no route. */
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
