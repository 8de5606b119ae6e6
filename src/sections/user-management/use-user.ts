import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch } from 'core/redux/hooks';
import { getUser, reset } from './duck';
import { userManagement } from './reducer';
import { blankUser, type User } from './model';

/** The user that a route names, as the server had it when the screen opened; a blank one where it names none. */
export const useUser = (login: string | undefined) => {
  const dispatch = useAppDispatch();
  const store = useStore();
  const [user, setUser] = useState<User | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      await dispatch(reset());
      setFailed(false);
      setUser(login === undefined ? blankUser : null);
      if (login === undefined) return;
      const worked = await dispatch(getUser(login));
      if (!isCurrent) return;
      setFailed(!worked);
      if (worked) setUser(userManagement.select(store.getState()).user);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [dispatch, store, login, attempt]);

  return {
    user,
    failed,
    error: userManagement.select(store.getState()).errorMessage,
    retry: useCallback(() => setAttempt(count => count + 1), []),
  };
};
