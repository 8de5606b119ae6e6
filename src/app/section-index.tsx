import { Link } from 'react-router-dom';
import { keyOf } from 'shared/i18n/message-key';
import { useT } from 'shared/i18n/use-t';
import { PageTitle } from 'shared/ui/page-title';
import { FavouriteStar } from './favourite-star';
import { useFavourites } from './favourites';
import { grouped } from './menus';
import { useMenu } from './use-menu';

/** The sections that this account may open, by group; home ends with them. */
export const SectionIndex = () => {
  const t = useT();
  const menu = useMenu();
  const { isFavourite, toggle } = useFavourites(menu);
  return (
    <div className="section-index">
      {grouped(menu).map(({ group, entries }) => (
        <section key={group} className="section-card">
          <h2>{t(keyOf('global.menu.groups', group))}</h2>
          <ul>
            {entries.map(({ section, to }) => (
              <li key={to}>
                <Link to={to}>{t(keyOf(section.key, 'title'))}</Link>
                <FavouriteStar
                  name={t(keyOf(section.key, 'title'))}
                  isFavourite={isFavourite(to)}
                  onToggle={() => toggle(to)}
                />
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
