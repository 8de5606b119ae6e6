import type { DemoAccount } from 'core/auth/application-profile.duck';
import { useT } from 'core/i18n/use-t';

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onPick: (account: DemoAccount) => void;
}

/** The ready accounts that a mock backend names; a real one names none. */
export const DemoAccounts = ({ accounts, onPick }: DemoAccountsProps) => {
  const t = useT();
  return (
    <section className="demo-accounts" aria-labelledby="demo-accounts-title">
      <h3 id="demo-accounts-title">{t('login.demoAccounts')}</h3>
      <ul>
        {accounts.map(account => (
          <li key={account.login}>
            <button type="button" className="btn btn-sm btn-outline-secondary" onClick={() => onPick(account)}>
              {account.login}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
