import type { FormEvent, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from 'reactstrap';
import { SAVE_BUTTON } from 'core/navigation/open-forms';

interface AccountFormProps<T extends FieldValues> {
  form: UseFormReturn<T>;
  /** The button's label. */
  submit: string;
  isLoading: boolean;
  onSubmit: (values: T) => unknown;
  /** The result of the latest request. It is below the button, so that nothing moves when it appears. */
  result?: ReactNode;
  children: ReactNode;
}

/**
 * The fields of an account screen and its submit button. While the form is loading, the button keeps the focus but
 * does nothing.
 */
export const AccountForm = <T extends FieldValues>(props: AccountFormProps<T>) => {
  const { form, submit, isLoading, onSubmit, result, children } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    void form.handleSubmit(onSubmit)(event);
  };
  return (
    <form className="account-form" onSubmit={send} noValidate>
      {children}
      <div>
        <Button {...SAVE_BUTTON} color="primary" type="submit" data-cy="submit" aria-disabled={isLoading}>
          {submit}
        </Button>
      </div>
      {result}
    </form>
  );
};
