import { type Account, isSameLogin } from './account';
import { useSession } from './use-session';

/** Recognizes the signed-in user's own account: it can neither be deleted nor lose its authorities (R32). */
export const useOwnAccount = () => {
  const { account } = useSession();
  return ({ id, login }: Pick<Account, 'id' | 'login'>) =>
    (id !== undefined && id === account.id) || isSameLogin(login, account.login);
};
