import { Link } from 'react-router-dom';
import { useFavorites } from 'app/menu/favorites';
import { grouped } from 'app/menu/menus';
import { useEntryName } from 'app/menu/use-entry-name';
import { useMenu } from 'app/menu/use-menu';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { FavoriteStar } from './favorite-star';

/** The sections that this account may open, by group, or whom to ask if there is none. The home page ends with them. */
export const SectionIndex = () => {
  const t = useT();
  const menu = useMenu();
  const nameOf = useEntryName();
  const { isFavorite, toggle } = useFavorites(menu);
  if (menu.length === 0) return <InlineAlert kind="info">{t('home.noAccess')}</InlineAlert>;
  return (
    <div className="section-index">
      {grouped(menu).map(({ group, entries }) => (
        <section key={group} className="section-card">
          <h2>{t(keyOf('global.menu.groups', group))}</h2>
          <ul>
            {entries.map(entry => (
              <li key={entry.to}>
                <Link to={entry.to}>{nameOf(entry)}</Link>
                <FavoriteStar
                  name={nameOf(entry)}
                  isFavorite={isFavorite(entry.to)}
                  onToggle={() => toggle(entry.to)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
