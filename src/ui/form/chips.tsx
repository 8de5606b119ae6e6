import type { ReactNode } from 'react';
import { distinctionOf } from 'core/i18n/distinction';
import { useT } from 'core/i18n/use-t';
import { isolated } from 'lib/isolated';
import type { Named } from 'lib/model';
import { textOf } from 'lib/records/parts';

interface ChipsProps {
  chosen: readonly Named[];
  onRemove: (option: Named) => void;
  /** The fields that tell options of one name apart. */
  telling?: readonly string[];
  /** Shown after the last chip: the control that adds more. */
  children: ReactNode;
}

/** The chosen options, each with a Remove button. */
export const Chips = ({ chosen, onRemove, telling, children }: ChipsProps) => {
  const t = useT();
  const nameOf = (option: Named) =>
    [textOf(option), distinctionOf(option, chosen, telling)].filter(Boolean).map(isolated).join(' · ');
  return (
    <ul className="chips">
      {chosen.map(option => (
        <li key={option.id ?? option.name} className="chip">
          {nameOf(option)}
          <button
            type="button"
            className="btn-close"
            aria-label={t('entity.action.removeOf', { name: nameOf(option) })}
            onClick={() => onRemove(option)}
          />
        </li>
      ))}
      <li>{children}</li>
    </ul>
  );
};
