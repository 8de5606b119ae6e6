import { useFormContext } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { AccountField } from '../account-field';
import { confirmationRules, NEW_PASSWORD_RULES } from '../account-rules';
import { PasswordStrengthBar } from './internal/password-strength-bar';

export interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

interface NewPasswordFieldsProps {
  /** The `data-cy` test hooks of the two inputs, with the names that JHipster uses on this screen. */
  dataCy: readonly [string, string];
}

/** The input for a new password with its strength, and the input for its confirmation. */
export const NewPasswordFields = ({ dataCy }: NewPasswordFieldsProps) => {
  const t = useT();
  const { register, watch, getValues, formState } = useFormContext<NewPassword>();
  const { newPassword, confirmPassword } = formState.errors;
  return (
    <>
      <AccountField
        label={t('global.form.newpassword.label')}
        error={newPassword?.message}
        registration={register('newPassword', NEW_PASSWORD_RULES)}
        dataCy={dataCy[0]}
        type="password"
        autoComplete="new-password"
      />
      <PasswordStrengthBar password={watch('newPassword')} />
      <AccountField
        label={t('global.form.confirmpassword.label')}
        error={confirmPassword?.message}
        registration={register(
          'confirmPassword',
          confirmationRules(() => getValues('newPassword')),
        )}
        dataCy={dataCy[1]}
        type="password"
        autoComplete="new-password"
      />
    </>
  );
};
