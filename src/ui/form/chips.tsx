import type { ReactNode } from 'react';
import { useT } from 'core/i18n/use-t';
import type { Named } from 'lib/model';

interface ChipsProps {
  chosen: readonly Named[];
  onRemove: (option: Named) => void;
  /** Shown after the last chip: the control that adds more. */
  children: ReactNode;
}

/** The chosen options, each with a Remove button. */
export const Chips = ({ chosen, onRemove, children }: ChipsProps) => {
  const t = useT();
  return (
    <ul className="chips">
      {chosen.map(option => (
        <li key={option.id ?? option.name} className="chip">
          {option.name}
          <button
            type="button"
            className="btn-close"
            aria-label={t('entity.action.removeOf', { name: option.name })}
            onClick={() => onRemove(option)}
          />
        </li>
      ))}
      <li>{children}</li>
    </ul>
  );
};
