import { type KeyboardEvent, useState } from 'react';
import { distinctionOf } from 'core/i18n/distinction';
import type { Named } from 'lib/model';
import { pressedKey } from 'lib/pressed-key';
import { textOf } from 'lib/records/parts';
import '../../../styles/suggestions.scss';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const keyOf = ({ id, name }: Named) => `${id ?? ''} ${name}`;

/**
 * The suggestions below a text field (WAI-ARIA combobox with a listbox). No option is pointed at before an arrow key is
 * pressed, so Enter adds what was typed.
 */
export const useSuggestions = (options: readonly Named[], onChoose: (option: Named) => void) => {
  const [isOpen, setOpen] = useState(false);
  const [pointed, point] = useState<string>();
  const isExpanded = isOpen && options.length > 0;
  const active = isExpanded ? options.find(option => keyOf(option) === pointed) : undefined;
  const open = (opens: boolean) => {
    setOpen(opens);
    point(undefined);
  };
  const choose = (option: Named) => {
    open(false);
    onChoose(option);
  };
  const step = (by: number) => {
    const from = active ? options.indexOf(active) : Math.min(-by, 0);
    const next = options[(from + by + options.length) % options.length];
    setOpen(true);
    point(next && keyOf(next));
  };
  /** Whether the key was one for the suggestions. */
  const take = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const by = STEPS[key];
    if (by !== undefined && options.length > 0) step(by);
    else if (key === 'Enter' && active) choose(active);
    else if (key === 'Escape' && isExpanded) open(false);
    else return false;
    event.preventDefault();
    return true;
  };
  return { options, active, isExpanded, open, choose, take };
};

interface SuggestionsProps {
  id: string;
  label: string;
  suggestions: ReturnType<typeof useSuggestions>;
}

export const optionId = (id: string, index: number) => `${id}-${index}`;

/** The attributes of the text field that has suggestions in the listbox with this id. */
export const comboboxProps = (id: string, { options, active, isExpanded }: SuggestionsProps['suggestions']) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': isExpanded,
  'aria-controls': isExpanded ? id : undefined,
  'aria-activedescendant': active && optionId(id, options.indexOf(active)),
});

export const Suggestions = ({ id, label, suggestions: { options, active, isExpanded, choose } }: SuggestionsProps) =>
  isExpanded && (
    <div id={id} role="listbox" aria-label={label} className="dropdown-menu suggestions show">
      {options.map((option, index) => (
        <button
          key={keyOf(option)}
          id={optionId(id, index)}
          ref={element => option === active && element?.scrollIntoView?.({ block: 'nearest' })}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={option === active}
          className={`dropdown-item${option === active ? ' active' : ''}`}
          // The focus stays in the text field.
          onMouseDown={event => event.preventDefault()}
          onClick={() => choose(option)}
        >
          <bdi>{textOf(option)}</bdi> {distinctionOf(option, options)}
        </button>
      ))}
    </div>
  );
