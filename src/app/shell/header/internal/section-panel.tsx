import { useEffect, useRef, useState } from 'react';
import { useFavorites } from 'app/menu/favorites';
import { grouped, type MenuEntry } from 'app/menu/menus';
import { useEntryName } from 'app/menu/use-entry-name';
import { SectionGroup } from 'app/shell/internal/section-group';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { isTouch } from 'lib/browser/media';
import { containsPlain } from 'lib/plain';
import { pressedKey } from 'lib/pressed-key';
import { isBlankText } from 'lib/text';
import { FilterBox } from 'ui/layout/filter-box';

/** The arrow keys move through the links, starting from the filter. Enter in the filter opens the first link. */
const moveIn = (panel: HTMLElement, event: KeyboardEvent) => {
  const key = pressedKey(event);
  const links = [...panel.querySelectorAll('a')];
  const at = links.findIndex(link => link === document.activeElement);
  if (key === 'Enter' && at < 0) links[0]?.click();
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return;
  event.preventDefault();
  if (at + step < 0) panel.querySelector('input')?.focus();
  else links[Math.min(at + step, links.length - 1)]?.focus();
};

interface SectionPanelProps {
  id: string;
  menu: readonly MenuEntry[];
  onGo: () => void;
}

/** The sections of an account in groups and columns. The user filters them by typing a part of their names. */
export const SectionPanel = ({ id, menu, onGo }: SectionPanelProps) => {
  const t = useT();
  const panel = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState('');
  const { entries: favorites } = useFavorites();
  const nameOf = useEntryName();
  const isMeant = (entry: MenuEntry) => containsPlain(nameOf(entry), typed);
  const groups = grouped(menu.filter(isMeant));
  useEffect(() => {
    const { current } = panel;
    if (!current) return;
    if (!isTouch()) current.querySelector('input')?.focus();
    const onKeyDown = (event: KeyboardEvent) => moveIn(current, event);
    current.addEventListener('keydown', onKeyDown);
    return () => current.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <nav id={id} ref={panel} className="section-menu" aria-label={t('global.menu.sections')}>
      <FilterBox label={t('global.menu.filter')} value={typed} onFilter={setTyped} />
      <div className="section-menu-groups">
        {isBlankText(typed) && <SectionGroup title={t('home.favorites')} entries={favorites} onGo={onGo} />}
        {groups.map(({ group, entries }) => (
          <SectionGroup key={group} title={t(keyOf('global.menu.groups', group))} entries={entries} onGo={onGo} />
        ))}
      </div>
      <p className="section-menu-nothing" role="status">
        {groups.length === 0 && t('global.noMatch', { search: typed })}
      </p>
    </nav>
  );
};
