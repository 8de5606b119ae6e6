import { ExternalLink, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MenuEntry } from 'app/menu/menus';
import { recordAt } from 'app/menu/recent-links';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { AsideTab } from 'features/aside/looked-up';

interface RecordHeadProps {
  entry: MenuEntry;
  tab: AsideTab;
  onClose: () => void;
}

/** The name of the record, the way to its own form, and the end of its tab. */
export const RecordHead = ({ entry, tab, onClose }: RecordHeadProps) => {
  const t = useT();
  const [open, close] = [t('aside.open', { name: tab.name }), t('aside.closeTab', { name: tab.name })];
  return (
    <div className="aside-record-head">
      <div>
        <h3>{tab.name}</h3>
        <p className="aside-note">{t(keyOf(entry.section.i18n, 'title'))}</p>
      </div>
      <Link className="aside-tool" to={recordAt(entry, tab.name, tab.id)} aria-label={open} title={open}>
        <ExternalLink size={18} aria-hidden="true" />
      </Link>
      <button type="button" className="aside-tool" aria-label={close} title={close} onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
};
