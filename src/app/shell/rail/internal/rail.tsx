import { type LucideIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFavorites } from 'app/menu/favorites';
import { grouped, type MenuEntry } from 'app/menu/menus';
import { useMenu } from 'app/menu/use-menu';
import { SectionGroup } from 'app/shell/internal/section-group';
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

interface RailProps {
  /** Shows icons only; the names remain for screen readers. */
  isCollapsed: boolean;
  onToggle: () => void;
}

/** The sections of an account at the side of the page: its favorites first, then all sections in groups. */
const Rail = ({ isCollapsed, onToggle }: RailProps) => {
  const t = useT();
  const rail = useRef<HTMLElement>(null);
  const menu = useMenu();
  const { entries: favorites } = useFavorites();
  // In a long menu the current entry may be below the visible part. Newer browsers return a promise here, and an effect
  // must not return it to React.
  useEffect(() => void rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }), []);
  const groups = [
    { title: t('home.favorites'), entries: favorites },
    ...grouped(menu).map(({ group, entries }) => ({ title: t(keyOf('global.menu.groups', group)), entries })),
  ];
  const label = t(isCollapsed ? 'global.menu.expand' : 'global.menu.collapse');
  return (
    <nav ref={rail} className="rail" aria-label={t('global.menu.sections')} data-cy="rail">
      <div className="rail-sections">
        {groups.map(({ title, entries }) => (
          <SectionGroup key={title} title={title} entries={entries} render={renderEntry} />
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
