import { Link } from 'react-router-dom';
import { useSession } from 'shared/auth/use-session';
import { keyOf } from 'shared/i18n/message-key';
import { useT } from 'shared/i18n/use-t';
import { grouped, menuOf } from './menus';

/** The sections that this account may open, by group: on home and at /entity (decision 5). */
export const SectionIndex = () => {
  const t = useT();
  const { authorities } = useSession();
  return (
    <div className="section-index">
      {grouped(menuOf(authorities)).map(({ group, entries }) => (
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
