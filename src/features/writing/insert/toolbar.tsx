import { type KeyboardEvent, useState } from 'react';
import { useT } from 'core/i18n/use-t';
import { pressedKey } from 'lib/pressed-key';
import { ariaOf, textOfKeys } from 'ui/shortcuts/keys';
import { Icon } from './internal/icon';
import type { Tool } from './internal/tools';

/** A tool and what its button does. */
export interface ToolAction extends Tool {
  onUse: () => void;
  /** What its keys do, if that depends on the text. */
  onKeys?: () => void;
  /** The state of a toggle button; undefined for other buttons. */
  isOn?: boolean;
}

interface ToolButtonProps {
  action: ToolAction;
  isStop: boolean;
  onFocus: () => void;
}

const ToolButton = ({ action, isStop, onFocus }: ToolButtonProps) => {
  const { icon, label, keys, onUse, isOn } = action;
  const t = useT();
  const name = t(label);
  return (
    <button
      type="button"
      className="tool"
      tabIndex={isStop ? 0 : -1}
      aria-label={name}
      aria-pressed={isOn}
      aria-keyshortcuts={keys && ariaOf(keys)}
      title={keys ? `${name} (${textOfKeys(keys, t('shortcuts.control'))})` : name}
      data-cy={`tool-${icon}`}
      // The text area keeps its focus and selection when the user clicks the toolbar.
      onMouseDown={event => event.preventDefault()}
      onFocus={onFocus}
      onClick={onUse}
    >
      <Icon name={icon} />
    </button>
  );
};

interface ToolbarProps {
  label: string;
  /** A line separates the groups. */
  groups: readonly (readonly ToolAction[])[];
}

/** A toolbar as in WAI-ARIA: one tab stop; arrow keys, Home and End move the focus inside it. */
export const Toolbar = ({ label, groups }: ToolbarProps) => {
  const [stop, setStop] = useState(0);
  const actions = groups.flat();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const last = actions.length - 1;
    const to = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    }[pressedKey(event)];
    if (to === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLButtonElement>('.tool')[to]?.focus();
  };
  return (
    <div role="toolbar" className="writing-toolbar" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {groups.map((group, index) => (
        <span key={index} className="tool-group">
          {group.map(action => {
            const at = actions.indexOf(action);
            return <ToolButton key={action.icon} action={action} isStop={at === stop} onFocus={() => setStop(at)} />;
          })}
        </span>
      ))}
    </div>
  );
};
