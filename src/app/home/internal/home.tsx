import { Link } from 'react-router-dom';
import { useSession } from 'core/auth/use-session';
import { useT } from 'core/i18n/use-t';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';
import { SectionIndex } from './section-index';
import { Workplace } from './workplace';
import '../../../styles/home.scss';

const Home = () => {
  const t = useT();
  const { isAuthenticated, login = '' } = useSession();
  return (
    <section className="home">
      <PageTitle title={t('home.title')}>
        {isAuthenticated && <InlineAlert kind="success">{t('home.logged.message', { username: login })}</InlineAlert>}
      </PageTitle>
      <p className="home-subtitle">{t('home.subtitle')}</p>
      {isAuthenticated ? (
        <>
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

/** The section index with its own heading, at /entity (R10). */
export const Sections = () => {
  const t = useT();
  return (
    <section>
      <PageTitle title={t('global.menu.sections')} />
      <SectionIndex />
    </section>
  );
};
