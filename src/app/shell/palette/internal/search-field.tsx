import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useT } from 'core/i18n/use-t';
import { pressedKey } from 'lib/pressed-key';
import { MIN_SEARCH_LIMIT } from 'records/list-query';
import type { Item } from './match';
import type { ItemGroup } from './use-items';

/** The prefix of the options' ids. */
export const OPTION = 'palette-option-';

interface ActiveOption {
  active: Item | undefined;
  point: (id: string | undefined) => void;
  /** Moves by this many options. It wraps around at both ends. */
  step: (by: number) => void;
}

/**
 * The option that Enter chooses: the one that the user pointed at, or else the first one that was shown for what is
 * typed. It stays the same when better ones arrive, so that Enter never opens another one than the user has seen. The
 * search in the texts is not chosen before all sections have answered.
 */
export const useActiveOption = (groups: readonly ItemGroup[], isWaiting: boolean): ActiveOption => {
  const [pointed, point] = useState<string>();
  const items = groups.flatMap(group => group.items);
  const at = items.findIndex(({ id }) => id === pointed);
  const [first] = groups.filter(({ id }) => id !== 'texts' || !isWaiting).flatMap(group => group.items);
  const active = items[at] ?? first;
  const activeId = active?.id;
  useEffect(() => {
    if (activeId === undefined) return;
    point(activeId);
    document.getElementById(OPTION + activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  const step = (by: number) => {
    const from = at < 0 && by < 0 ? 0 : at;
    point(items[(from + by + items.length) % items.length]?.id);
  };
  return { active, point, step };
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface SearchFieldProps {
  inputRef: RefObject<HTMLInputElement>;
  typed: string;
  option: ActiveOption;
  isExpanded: boolean;
  onType: (text: string) => void;
  onChoose: (pressed: KeyboardEvent) => void;
}

export const SearchField = ({
  inputRef,
  typed,
  option: { active, step },
  isExpanded,
  onType,
  onChoose,
}: SearchFieldProps) => {
  const t = useT();
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const by = isExpanded ? STEPS[key] : undefined;
    if (by === undefined && key !== 'Enter') return;
    event.preventDefault();
    if (by === undefined) onChoose(event);
    else step(by);
  };
  return (
    <input
      ref={inputRef}
      type="text"
      role="combobox"
      className="palette-input"
      data-cy="palette"
      aria-label={t('palette.label')}
      placeholder={t('palette.label')}
      aria-expanded={isExpanded}
      aria-controls="palette-options"
      aria-activedescendant={active && OPTION + active.id}
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      maxLength={MIN_SEARCH_LIMIT}
      value={typed}
      onChange={event => onType(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
};
