import { isSameLogin, type Account } from './account';
import { useSession } from './use-session';

/** Tells the signed-in person's own account: it is neither deleted nor stripped of its authorities (R32). */
export const useOwnAccount = () => {
  const { account } = useSession();
  return ({ id, login }: Pick<Account, 'id' | 'login'>) =>
    (id !== undefined && id === account.id) || isSameLogin(login, account.login);
};
