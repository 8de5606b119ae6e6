import type { UseFormRegisterReturn } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { FieldFrame } from 'ui/form/field-frame';

interface AccountFieldProps {
  label: string;
  /** Message key of the error. */
  error: string | undefined;
  registration: UseFormRegisterReturn;
  dataCy: string;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  /** The text with which the form opened. */
  opened?: string;
  hint?: string;
}

/** A labeled input of the account screens. */
export const AccountField = ({
  label,
  error,
  registration,
  dataCy,
  type = 'text',
  autoComplete,
  opened,
  hint,
}: AccountFieldProps) => (
  <FieldFrame label={label} error={error} hint={hint}>
    {control => (
      <input
        {...control}
        {...registration}
        type={type}
        autoComplete={autoComplete}
        defaultValue={opened}
        data-cy={dataCy}
        className={`form-control${error ? ' is-invalid' : ''}`}
      />
    )}
  </FieldFrame>
);

/** The e-mail of an account form; its name in the form is `email`. */
export const EmailField = ({
  error,
  registration,
  opened,
  hint,
}: Pick<AccountFieldProps, 'error' | 'registration' | 'opened' | 'hint'>) => {
  const t = useT();
  return (
    <AccountField
      label={t('global.form.email.label')}
      error={error}
      registration={registration}
      opened={opened}
      hint={hint}
      dataCy="email"
      type="email"
      autoComplete="email"
    />
  );
};
