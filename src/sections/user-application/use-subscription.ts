import { useCallback } from 'react';
import { readAllRows } from 'core/http/all-rows';
import { useLoaded } from 'core/redux/use-loaded';
import { plans } from 'sections/plans/duck';
import type { Customer } from './model';
import { readSubscription } from './subscription-duck';
import { planChoices } from './subscription-form';

/** All plans: the select that offers them has no pager. */
const readPlans = () =>
  readAllRows({ size: plans.pageSize, fetchPage: (page, signal) => plans.fetchPage({ page }, signal) });

const open = async (customer: Customer) => {
  const [subscription, offered] = await Promise.all([readSubscription(customer), readPlans()]);
  return { subscription, choices: planChoices(subscription, offered) };
};

/** A customer's subscription as the server had it when the screen opened, and the plans to choose from. */
export const useSubscription = (customer: Customer) =>
  useLoaded(
    'subscription/OPEN',
    useCallback(() => open(customer), [customer]),
  );
