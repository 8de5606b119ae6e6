import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFavorites } from 'app/menu/favorites';
import { grouped } from 'app/menu/menus';
import { useEntryName } from 'app/menu/use-entry-name';
import { useMenu, useWholeMenu } from 'app/menu/use-menu';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { FavoriteStar } from './favorite-star';

type Groups = ReturnType<typeof grouped>;

/** For each entry of a group, an empty line of its height. */
const placesIn = (groups: Groups, wanted: Groups[number]['group']) =>
  groups
    .flatMap(({ group, entries }) => (group === wanted ? entries : []))
    .map(({ to }) => <li key={to} className="section-place" aria-hidden="true" />);

/**
 * The sections that this account may open, by group, or whom to ask if there is none. The entries that the server had
 * not offered yet at the first paint keep their places for as long as this stands. `children` stand before them.
 */
export const SectionIndex = ({ children }: { children?: ReactNode }) => {
  const t = useT();
  const menu = useMenu();
  const nameOf = useEntryName();
  const { isFavorite, toggle } = useFavorites();
  const [atFirst] = useState(grouped(useWholeMenu()));
  if (menu.length === 0) return <InlineAlert kind="info">{t('home.noAccess')}</InlineAlert>;
  return (
    <div className="section-index">
      {children}
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
            {placesIn(atFirst, group).slice(entries.length)}
          </ul>
        </section>
      ))}
    </div>
  );
};
