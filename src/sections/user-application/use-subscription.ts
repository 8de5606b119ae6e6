import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { plans } from 'sections/plans/duck';
import { useAppDispatch } from 'shared/redux/hooks';
import type { Customer } from './model';
import { openSubscription, selectOpenedSubscription } from './subscription-duck';
import { planChoices, type PlanReference, type Subscription } from './subscription-model';

interface Opened {
  subscription: Subscription;
  choices: readonly PlanReference[];
}

/** A customer's subscription as the server had it when the screen opened, and the plans to choose from. */
export const useSubscription = (customer: Customer) => {
  const dispatch = useAppDispatch();
  const store = useStore();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      setFailed(false);
      const worked = await Promise.all([dispatch(openSubscription(customer)), dispatch(plans.list())]);
      if (!isCurrent) return;
      const { subscription } = selectOpenedSubscription(store.getState());
      const { page } = plans.select(store.getState());
      if (!worked.every(Boolean) || !subscription) return setFailed(true);
      setOpened({ subscription, choices: planChoices(subscription.plan, page.content) });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [dispatch, store, customer, attempt]);

  return { opened, failed, retry: useCallback(() => setAttempt(count => count + 1), []) };
};
