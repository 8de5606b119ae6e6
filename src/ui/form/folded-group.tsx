import { useId, useState, type ReactNode } from 'react';

interface FoldedGroupProps {
  title: string;
  /** What the group holds, in a few words. */
  summary: string;
  /** Something inside is wrong: the group stays open. */
  hasError: boolean;
  children: ReactNode;
}

/** Fields that are rarely changed, folded under their heading (WAI-ARIA disclosure). On paper they are all open. */
export const FoldedGroup = ({ title, summary, hasError, children }: FoldedGroupProps) => {
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || hasError;
  return (
    <div className="folded-group" role="group" aria-labelledby={`${id}-title`}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={`${id}-fields`} onClick={() => setOpened(!isOpen)}>
          <span id={`${id}-title`}>{title}</span> <span className="form-text">{summary}</span>
        </button>
      </h3>
      <div id={`${id}-fields`} className="folded-fields" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
};
