import { useSession } from 'shared/auth/use-session';
import { isSameLogin, type User } from './model';

/** Tells the signed-in person's own account: it is neither deleted nor stripped of its authorities (spec 2.3). */
export const useOwnAccount = () => {
  const { account } = useSession();
  return (user: User) => (user.id !== undefined && user.id === account.id) || isSameLogin(user.login, account.login);
};
