import { PanelRightOpen } from 'lucide-react';
import { useT } from 'core/i18n/use-t';
import type { Named } from 'lib/model';
import { useStateNow } from 'lib/state';
import { aside, lookAside, type LookedUp } from './looked-up';
import '../../styles/aside-button.scss';

/** Opens a record beside the form. It stands beside a link to it; there is none if the menu has no such section. */
export const AsideButton = ({ section, id, name }: LookedUp) => {
  const t = useT();
  const { sections } = useStateNow(aside);
  if (!sections.some(({ path }) => path === section)) return null;
  const label = t('aside.openBeside', { name });
  return (
    <button
      type="button"
      className="btn btn-link aside-button"
      aria-label={label}
      title={label}
      onClick={() => lookAside({ section, id, name })}
    >
      <PanelRightOpen size={18} aria-hidden="true" />
    </button>
  );
};

interface PickedProps {
  /** The name of the source that it was picked from. */
  source: string;
  picked: Named;
}

/** The same beside a record that was picked from the list of a section. */
export const AsideOfPicked = ({ source, picked: { id, name } }: PickedProps) => {
  const section = useStateNow(aside).sections.find(one => one.source === source)?.path;
  return section !== undefined && id !== undefined ? <AsideButton section={section} id={id} name={name} /> : null;
};
