import { useId, useState, type ReactNode } from 'react';

interface FoldedGroupProps {
  title: string;
  /** What the group holds, in a few words. */
  summary: string;
  /** Something inside is wrong: the group opens, and stays open while it is so. */
  hasError: boolean;
  children: ReactNode;
}

/** Fields that are rarely changed, folded under their heading (WAI-ARIA disclosure). On paper they are all open. */
export const FoldedGroup = ({ title, summary, hasError, children }: FoldedGroupProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // The first key in a wrong field takes its error away. Only the person folds the group again.
  if (hasError && !isOpen) setOpen(true);
  return (
    <div className="folded-group" role="group" aria-labelledby={`${id}-title`}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={`${id}-fields`} onClick={() => setOpen(!isOpen)}>
          <span id={`${id}-title`}>{title}</span> <span className="form-text">{summary}</span>
        </button>
      </h3>
      <div id={`${id}-fields`} className="folded-fields" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
};
