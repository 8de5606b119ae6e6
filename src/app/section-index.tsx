import { Link } from 'react-router-dom';
import { keyOf } from 'shared/i18n/message-key';
import { useT } from 'shared/i18n/use-t';
import { PageTitle } from 'shared/ui/page-title';
import { grouped } from './menus';
import { useMenu } from './use-menu';

/** The sections that this account may open, by group; home ends with them. */
export const SectionIndex = () => {
  const t = useT();
  return (
    <div className="section-index">
      {grouped(useMenu()).map(({ group, entries }) => (
        <section key={group} className="section-card">
          <h2>{t(keyOf('global.menu.groups', group))}</h2>
          <ul>
            {entries.map(({ section, to }) => (
              <li key={to}>
                <Link to={to}>{t(keyOf(section.key, 'title'))}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

/** The same with a heading of its own, at /entity (decision 5). */
export const Sections = () => {
  const t = useT();
  return (
    <section>
      <PageTitle title={t('global.menu.sections')} />
      <SectionIndex />
    </section>
  );
};
