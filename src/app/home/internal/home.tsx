import { Link } from 'react-router-dom';
import { useSession } from 'core/auth/use-session';
import { useT } from 'core/i18n/use-t';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';
import { SectionIndex } from '../section-index';
import { Workplace } from './workplace';

const Home = () => {
  const t = useT();
  const { isAuthenticated, login = '' } = useSession();
  return (
    <section className="home">
      <PageTitle title={t('home.title')} />
      <p className="lead">{t('home.subtitle')}</p>
      {isAuthenticated ? (
        <>
          <InlineAlert kind="success">{t('home.logged.message', { username: login })}</InlineAlert>
          <Workplace />
          <SectionIndex />
        </>
      ) : (
        <Link className="btn btn-primary" to="/login">
          {t('global.menu.account.login')}
        </Link>
      )}
    </section>
  );
};

export default Home;
