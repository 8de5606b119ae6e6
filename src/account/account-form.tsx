import type { FormEvent, ReactNode } from 'react';
import { Button } from 'reactstrap';
import { SAVE_BUTTON } from 'core/navigation/save-button';

interface AccountFormProps {
  /** The button's label. */
  submit: string;
  isLoading: boolean;
  onSubmit: (event: FormEvent) => Promise<unknown>;
  children: ReactNode;
}

/**
 * The fields of an account screen and its submit button. While the form is loading, the button keeps the focus but
 * does nothing.
 */
export const AccountForm = ({ submit, isLoading, onSubmit, children }: AccountFormProps) => {
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) void onSubmit(event);
  };
  return (
    <form className="account-form" onSubmit={send} noValidate>
      {children}
      <div>
        <Button {...SAVE_BUTTON} color="primary" type="submit" data-cy="submit" aria-disabled={isLoading}>
          {submit}
        </Button>
      </div>
    </form>
  );
};
