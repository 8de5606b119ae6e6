import { type ReactNode, useId, useState } from 'react';

interface FoldedGroupProps {
  title: string;
  /** What the group holds, in a few words. */
  summary: string;
  /** A field inside has an error: the group opens, and stays open while there is one. */
  hasError: boolean;
  children: ReactNode;
}

/** Rarely changed fields, collapsed under their heading (WAI-ARIA disclosure). In print, all of them are visible. */
export const FoldedGroup = ({ title, summary, hasError, children }: FoldedGroupProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // The first keystroke in a wrong field removes its error. The group stays open: only the user collapses it again.
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
