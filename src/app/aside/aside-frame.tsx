import { useLayoutEffect, useState } from 'react';
import type { MenuEntry } from 'app/menu/menus';
import { useMenu } from 'app/menu/use-menu';
import { useSession } from 'core/auth/use-session';
import { useHasForm } from 'core/navigation/open-forms';
import { adoptAside, aside, type AsideTab, type OfferedSection } from 'features/aside/looked-up';
import { same } from 'lib/deep-equal';
import { useStateNow } from 'lib/state';
import { chunk } from 'ui/layout/screen';
import type { AsidePanelProps, ShownTab } from './internal/aside-panel';

const AsidePanel = chunk<AsidePanelProps>(() => import('./internal/aside-panel'));

const offeredIn = (menu: readonly MenuEntry[]): OfferedSection[] =>
  menu.flatMap(({ section: { path, records } }) =>
    records ? [{ path, source: records.duck.name, arePeople: records.arePeople === true }] : [],
  );

/** The tabs of those sections that are in the menu. */
const shownIn = (menu: readonly MenuEntry[], tabs: readonly AsideTab[]): ShownTab[] =>
  tabs.flatMap(tab => {
    const entry = menu.find(({ section }) => section.path === tab.section);
    const { records } = entry?.section ?? {};
    return entry && records ? [{ tab, entry, records }] : [];
  });

/** The panel beside an open form, if something is looked up in it. While the session has ended, it shows nothing. */
export const AsideFrame = () => {
  const { isAuthenticated, login = '' } = useSession();
  const menu = useMenu();
  const hasForm = useHasForm();
  const offered = offeredIn(menu);
  const [sections, setSections] = useState(offered);
  // The menu is a new array on each render.
  if (!same(sections, offered)) setSections(offered);
  useLayoutEffect(() => adoptAside(login, sections), [login, sections]);
  const { tabs, current, isOpen } = useStateNow(aside);
  const [first, ...others] = shownIn(menu, tabs);
  if (!isAuthenticated || !hasForm || !isOpen || !first) return null;
  return <AsidePanel tabs={[first, ...others]} current={current} />;
};
