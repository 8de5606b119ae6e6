import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { plans } from 'sections/plans/duck';
import { readAllRows } from 'core/http/all-rows';
import { useAppDispatch } from 'core/redux/hooks';
import type { Customer } from './model';
import { openSubscription, openedSubscription } from './subscription-duck';
import { planChoices, type PlanChoice, type Subscription } from './subscription-model';

interface Opened {
  subscription: Subscription;
  choices: readonly PlanChoice[];
}

/** All plans: the select that offers them has no pager. */
const readPlans = () =>
  readAllRows({ size: plans.pageSize, fetchPage: (page, signal) => plans.fetchPage({ page }, signal) });

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
      const [worked, offered] = await Promise.all([
        dispatch(openSubscription(customer)),
        readPlans().catch(() => undefined),
      ]);
      if (!isCurrent) return;
      const { subscription } = openedSubscription.select(store.getState());
      if (!worked || !offered || !subscription) return setFailed(true);
      setOpened({ subscription, choices: planChoices(subscription, offered) });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [dispatch, store, customer, attempt]);

  return { opened, failed, retry: useCallback(() => setAttempt(count => count + 1), []) };
};
