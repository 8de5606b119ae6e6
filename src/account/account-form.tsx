import type { FormEvent, ReactNode } from 'react';
import { Button } from 'reactstrap';

interface AccountFormProps {
  /** What the button says. */
  submit: string;
  isLoading: boolean;
  onSubmit: (event: FormEvent) => Promise<unknown>;
  children: ReactNode;
}

/** The fields of an account screen, and the button that sends them. */
export const AccountForm = ({ submit, isLoading, onSubmit, children }: AccountFormProps) => (
  <form className="account-form" onSubmit={event => void onSubmit(event)} noValidate>
    {children}
    <div>
      <Button color="primary" type="submit" data-cy="submit" disabled={isLoading}>
        {submit}
      </Button>
    </div>
  </form>
);
