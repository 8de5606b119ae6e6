import { Search, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { MenuEntry } from 'app/menu/menus';
import { useT } from 'core/i18n/use-t';
import type { SectionRecords } from 'crud/section';
import { type AsideTab, closeAside, closeTab, keyOfTab, takeFocusWanted } from 'features/aside/looked-up';
import { pressedKey } from 'lib/pressed-key';
import { useRootClass } from 'ui/layout/use-root-class';
import { KeyNames } from 'ui/shortcuts/key-names';
import { ariaOf } from 'ui/shortcuts/keys';
import { runShortcut, useShortcut } from 'ui/shortcuts/shortcuts';
import { useKeyDown } from 'ui/shortcuts/use-key-down';
import { AsideTabs } from './aside-tabs';
import { LookedUpRecord } from './looked-up-record';
import { useWayBack } from './use-way-back';
import '../../../styles/aside.scss';

const Head = () => {
  const t = useT();
  const close = t('aside.close');
  return (
    <div className="aside-head">
      <h2 id="aside-title">{t('aside.title')}</h2>
      <button
        type="button"
        className="palette-button"
        aria-keyshortcuts={ariaOf('mod+k')}
        onClick={() => runShortcut('mod+k')}
      >
        <Search size={18} aria-hidden="true" /> {t('aside.search')} <KeyNames keys="mod+k" />
      </button>
      <button type="button" className="aside-tool" aria-label={close} title={`${close} (Esc)`} onClick={closeAside}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
};

/** The panel itself, outside the page's root: a text that fills the window makes everything in that unreachable. */
const Landmark = ({ children }: { children: ReactNode }) => {
  const panel = useRef<HTMLElement>(null);
  const goBack = useWayBack(panel);
  const focusTab = () => panel.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  useRootClass('has-aside');
  useEffect(() => {
    if (takeFocusWanted()) focusTab();
  });
  useShortcut('F6', 'aside.switch', () => (panel.current?.contains(document.activeElement) ? goBack() : focusTab()));
  useKeyDown(panel, event => {
    if (pressedKey(event) !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    closeAside();
  });
  return createPortal(
    <aside ref={panel} className="aside" aria-labelledby="aside-title">
      <Head />
      {children}
    </aside>,
    document.body,
  );
};

/** A tab, and where its record comes from. */
export interface ShownTab {
  tab: AsideTab;
  entry: MenuEntry;
  records: SectionRecords;
}

export interface AsidePanelProps {
  tabs: readonly [ShownTab, ...ShownTab[]];
  /** The key of the tab that is shown. */
  current: string | undefined;
}

/** The records that are looked up beside a form, each in a tab. The form keeps its text, its caret and its scroll. */
const AsidePanel = ({ tabs, current }: AsidePanelProps) => {
  const shown = tabs.find(({ tab }) => keyOfTab(tab) === current) ?? tabs[0];
  const { tab } = shown;
  const closeShown = () => closeTab(keyOfTab(tab));
  return (
    <Landmark>
      <AsideTabs tabs={tabs.map(one => one.tab)} current={tab} onClose={closeShown} />
      <LookedUpRecord key={keyOfTab(tab)} {...shown} onClose={closeShown} />
    </Landmark>
  );
};

export default AsidePanel;
