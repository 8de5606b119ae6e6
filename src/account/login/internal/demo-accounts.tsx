import type { UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { applicationProfile, type DemoAccount } from 'core/auth/application-profile.duck';
import { useT } from 'core/i18n/use-t';
import type { Credentials } from './credential-fields';

/** The ready-made accounts that a mock backend offers. A real backend offers none. */
export const DemoAccounts = ({ form: { setValue } }: { form: UseFormReturn<Credentials> }) => {
  const t = useT();
  const accounts = useSelector(applicationProfile.select).demoAccounts;
  if (!accounts) return null;
  const pick = ({ login, password }: DemoAccount) => {
    setValue('username', login);
    setValue('password', password);
  };
  return (
    <section className="demo-accounts" aria-labelledby="demo-accounts-title">
      <h3 id="demo-accounts-title">{t('login.demoAccounts')}</h3>
      <ul>
        {accounts.map(account => (
          <li key={account.login}>
            <button type="button" className="btn btn-sm btn-outline-secondary" onClick={() => pick(account)}>
              {account.login}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
