import type { ReactNode, Ref } from 'react';
import { Button } from 'reactstrap';

interface AddButtonProps {
  /** The accessible name, if the text alone does not show what is added. */
  label?: string;
  dataCy?: string;
  buttonRef?: Ref<HTMLButtonElement>;
  /** Id of the element that describes the button. */
  describedBy?: string;
  onClick: () => void;
  children: ReactNode;
}

/** Adds a row to a form, below the existing rows. */
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
