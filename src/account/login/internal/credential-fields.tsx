import type { UseFormReturn } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { AccountField } from '../../account-field';
import { USERNAME_RULES } from '../../account-rules';

export interface Credentials {
  username: string;
  password: string;
  rememberMe: boolean;
}

export const CredentialFields = ({ form: { register, formState } }: { form: UseFormReturn<Credentials> }) => {
  const t = useT();
  const { username, password } = formState.errors;
  return (
    <>
      <AccountField
        label={t('global.form.username.label')}
        error={username?.message}
        registration={register('username', USERNAME_RULES)}
        autoComplete="username"
        dataCy="username"
      />
      <AccountField
        label={t('login.form.password')}
        error={password?.message}
        registration={register('password', { required: 'login.messages.required.password' })}
        type="password"
        autoComplete="current-password"
        dataCy="password"
      />
      <div className="form-check mb-3">
        <input {...register('rememberMe')} id="rememberMe" type="checkbox" className="form-check-input" />
        <label htmlFor="rememberMe" className="form-check-label">
          {t('login.form.rememberme')}
        </label>
      </div>
    </>
  );
};
