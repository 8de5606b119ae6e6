import { type LucideIcon, PanelLeftClose, PanelLeftOpen, TextSearch } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useFavorites } from 'app/menu/favorites';
import { findPathIn, grouped, type MenuEntry } from 'app/menu/menus';
import { useMenu } from 'app/menu/use-menu';
import { SectionGroup } from 'app/shell/internal/section-group';
import { useCurrentOf } from 'app/shell/internal/use-current-of';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { SECTION_ICONS } from 'ui/layout/section-icons';

/** Next to its name, an icon adds no information for screen readers. */
const Icon = ({ of: Glyph }: { of: LucideIcon }) => <Glyph size={18} strokeWidth={1.75} aria-hidden="true" />;

const renderEntry = ({ section }: MenuEntry, name: string) => (
  <>
    <Icon of={SECTION_ICONS[section.icon]} />
    <span className="rail-text">{name}</span>
  </>
);

const FindLink = ({ to }: { to: string }) => {
  const t = useT();
  const currentOf = useCurrentOf();
  const name = t('global.menu.find');
  return (
    <div className="p-2">
      <Link to={to} aria-current={currentOf(to)} title={name}>
        <Icon of={TextSearch} />
        <span className="rail-text">{name}</span>
      </Link>
    </div>
  );
};

/** The favorites. Of those that the server does not offer after all, the places stay: nothing may move. */
const useShownFavorites = () => {
  const { entries, isFavorite } = useFavorites();
  const [atFirst] = useState(entries);
  const isShown = (entry: MenuEntry) => entries.some(({ to }) => to === entry.to);
  return { entries, places: atFirst.filter(entry => isFavorite(entry.to) && !isShown(entry)) };
};

interface RailProps {
  /** Shows icons only; the names remain for screen readers. */
  isCollapsed: boolean;
  onToggle: () => void;
}

/** The search and the sections of an account at the side of the page: its favorites first, then all in groups. */
const Rail = ({ isCollapsed, onToggle }: RailProps) => {
  const t = useT();
  const rail = useRef<HTMLElement>(null);
  const menu = useMenu();
  const findPath = findPathIn(menu);
  const favorites = useShownFavorites();
  const { pathname } = useLocation();
  // In a long menu the current entry may be below the visible part. Newer browsers return a promise here, and an effect
  // must not return it to React.
  useEffect(() => {
    void rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  const groups = [
    { title: t('home.favorites'), ...favorites },
    ...grouped(menu).map(({ group, entries }) => ({
      title: t(keyOf('global.menu.groups', group)),
      entries,
      places: [],
    })),
  ];
  const label = t(isCollapsed ? 'global.menu.expand' : 'global.menu.collapse');
  return (
    <nav ref={rail} className="rail" aria-label={t('global.menu.sections')} data-cy="rail">
      {findPath && <FindLink to={findPath} />}
      <div className="rail-sections">
        {groups.map(({ title, ...group }) => (
          <SectionGroup key={title} title={title} {...group} render={renderEntry} />
        ))}
      </div>
      <button
        type="button"
        className="rail-toggle"
        aria-expanded={!isCollapsed}
        title={isCollapsed ? label : undefined}
        onClick={onToggle}
      >
        <Icon of={isCollapsed ? PanelLeftOpen : PanelLeftClose} />
        <span className="rail-text">{label}</span>
      </button>
    </nav>
  );
};

export default Rail;
