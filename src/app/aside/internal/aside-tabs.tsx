import { type KeyboardEvent, useRef } from 'react';
import { useT } from 'core/i18n/use-t';
import { type AsideTab, chooseTab, keyOfTab } from 'features/aside/looked-up';
import { pressedKey } from 'lib/pressed-key';

export const ASIDE_PANEL = 'aside-record';
export const ASIDE_TAB = 'aside-tab';

interface TabProps {
  tab: AsideTab;
  isShown: boolean;
}

const Tab = ({ tab, isShown }: TabProps) => (
  <button
    type="button"
    role="tab"
    id={isShown ? ASIDE_TAB : undefined}
    aria-selected={isShown}
    aria-controls={isShown ? ASIDE_PANEL : undefined}
    tabIndex={isShown ? 0 : -1}
    title={tab.name}
    onClick={() => chooseTab(keyOfTab(tab))}
  >
    {tab.name}
  </button>
);

interface AsideTabsProps {
  tabs: readonly AsideTab[];
  current: AsideTab;
  /** Closes the tab that is shown. */
  onClose: () => void;
}

/** Tabs as in WAI-ARIA: one stop of Tab; the arrow keys, Home and End choose a tab, Delete closes it. */
export const AsideTabs = ({ tabs, current, onClose }: AsideTabsProps) => {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.indexOf(current);
  const choose = (to: number) => {
    const next = (to + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab) chooseTab(keyOfTab(tab));
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
    if (to === undefined && key !== 'Delete') return;
    event.preventDefault();
    if (to === undefined) onClose();
    else choose(to);
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('aside.tabs')}
      tabIndex={-1}
      className="aside-tabs"
      onKeyDown={onKeyDown}
    >
      {tabs.map(tab => (
        <Tab key={keyOfTab(tab)} tab={tab} isShown={tab === current} />
      ))}
    </div>
  );
};
