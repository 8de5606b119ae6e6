import type { ReactNode, Ref } from 'react';
import { Button } from 'reactstrap';

interface AddButtonProps {
  /** What is added, where the text alone does not tell it. */
  label?: string;
  dataCy?: string;
  buttonRef?: Ref<HTMLButtonElement>;
  /** Id of what tells more of it. */
  describedBy?: string;
  onClick: () => void;
  children: ReactNode;
}

/** Adds a row to a form, below those that it has. */
export const AddButton = ({ label, dataCy, buttonRef, describedBy, onClick, children }: AddButtonProps) => (
  <Button
    innerRef={buttonRef}
    size="sm"
    color="secondary"
    outline
    className="mt-3"
    data-cy={dataCy}
    aria-label={label}
    aria-describedby={describedBy}
    onClick={onClick}
  >
    {children}
  </Button>
);
