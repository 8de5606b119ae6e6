import type { FormEvent, ReactNode } from 'react';
import { Button } from 'reactstrap';
import { SAVE_BUTTON } from 'core/navigation/save-button';

interface AccountFormProps {
  /** What the button says. */
  submit: string;
  isLoading: boolean;
  onSubmit: (event: FormEvent) => Promise<unknown>;
  children: ReactNode;
}

/** The fields of an account screen, and the button that sends them; it keeps the focus, and rests while it sends. */
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
