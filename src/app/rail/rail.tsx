import { PanelLeftClose, PanelLeftOpen, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useFavourites } from '../favourites';
import { grouped, type MenuEntry } from '../menus';
import { useCurrentOf } from '../use-current-of';
import { useEntryName } from '../use-entry-name';
import { useMenu } from '../use-menu';
import { iconOf } from './section-icons';

/** Beside words an icon says nothing new. */
const Icon = ({ of: Glyph }: { of: LucideIcon }) => <Glyph size={18} strokeWidth={1.75} aria-hidden="true" />;

interface RailGroupProps {
  title: string;
  entries: readonly MenuEntry[];
  isCollapsed: boolean;
}

const RailGroup = ({ title, entries, isCollapsed }: RailGroupProps) => {
  const nameOf = useEntryName();
  const currentOf = useCurrentOf();
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {entries.map(entry => (
          <li key={entry.to}>
            <Link to={entry.to} aria-current={currentOf(entry.to)} title={isCollapsed ? nameOf(entry) : undefined}>
              <Icon of={iconOf(entry.section)} />
              <span className="rail-text">{nameOf(entry)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface RailProps {
  /** Icons only; the names stay for screen readers. */
  isCollapsed: boolean;
  onToggle: () => void;
}

/** The sections of an account at the side of the page: its favourites first, then all of them in groups. */
const Rail = ({ isCollapsed, onToggle }: RailProps) => {
  const t = useT();
  const rail = useRef<HTMLElement>(null);
  const menu = useMenu();
  const { entries: favourites } = useFavourites(menu);
  // Where one is may stand below what the window shows of a long menu.
  // Newer browsers answer a promise, which would be taken for what ends the effect.
  useEffect(() => void rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }), []);
  const label = t(isCollapsed ? 'global.menu.expand' : 'global.menu.collapse');
  return (
    <nav ref={rail} className="rail" aria-label={t('global.menu.sections')} data-cy="rail">
      <div className="rail-sections">
        <RailGroup title={t('home.favourites')} entries={favourites} isCollapsed={isCollapsed} />
        {grouped(menu).map(({ group, entries }) => (
          <RailGroup
            key={group}
            title={t(keyOf('global.menu.groups', group))}
            entries={entries}
            isCollapsed={isCollapsed}
          />
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
