import { useState } from 'react';
import { Link } from 'react-router-dom';
import { findPathIn } from 'app/menu/menus';
import { useMenu } from 'app/menu/use-menu';
import { useSession } from 'core/auth/use-session';
import { useT } from 'core/i18n/use-t';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';
import { useMediaQuery } from 'ui/layout/use-media-query';
import { useRootClass } from 'ui/layout/use-root-class';
import { useDraftLinks } from './draft-links';
import { Due, useDue } from './due';
import { SectionIndex } from './section-index';
import { useUnfinishedRuns } from './use-unfinished-runs';
import { Places, Workplace } from './workplace';
import '../../../styles/home.scss';

/** Bootstrap's `xl`, as in home.scss: the sections stand beside the rest, and not below it. */
const HAS_COLUMNS = '(min-width: 75em)';

/** Nothing is painted before all that stands above something else is known. */
const OwnHome = () => {
  const t = useT();
  const menu = useMenu();
  const drafts = useDraftLinks(menu);
  const runs = useUnfinishedRuns(menu);
  const { isEmpty, ...due } = useDue(menu);
  const [mayBeDue] = useState(!isEmpty);
  const hasColumns = useMediaQuery(HAS_COLUMNS);
  const isRead = drafts !== undefined && runs !== undefined;
  useRootClass('is-busy', !isRead);
  if (!isRead) return <div className="workplace busy" />;
  const hasBegun = drafts.length + runs.length > 0;
  const places = <Places hasBegun={hasBegun} hasRail={hasColumns} />;
  // A column for what is due, unless the server says at once, as it does to a second visit, that nothing is.
  const isDueFirst = hasColumns && (hasBegun || mayBeDue);
  return (
    <>
      <Workplace drafts={drafts} runs={runs}>
        {isDueFirst ? <Due {...due} /> : places}
        {isDueFirst && isEmpty && !hasBegun && <p className="home-subtitle">{t('home.nothingDue')}</p>}
      </Workplace>
      <SectionIndex>{isDueFirst && places}</SectionIndex>
      {!hasColumns && (
        <div className="due">
          <Due {...due} />
        </div>
      )}
    </>
  );
};

const Home = () => {
  const t = useT();
  const { isAuthenticated, login = '' } = useSession();
  const findPath = findPathIn(useMenu());
  return (
    <section className={isAuthenticated ? 'home own-home' : 'home'}>
      <PageTitle title={t('home.title')}>
        {isAuthenticated && <InlineAlert kind="success">{t('home.logged.message', { username: login })}</InlineAlert>}
      </PageTitle>
      <p className="home-subtitle">
        {t('home.subtitle')} {findPath && <Link to={findPath}>{t('global.menu.find')}</Link>}
      </p>
      {isAuthenticated ? (
        <OwnHome />
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
