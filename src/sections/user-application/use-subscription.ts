import { useCallback } from 'react';
import { useLoaded } from 'core/redux/use-loaded';
import { readAllRows } from 'records/walk';
import { plans } from 'sections/plans/duck';
import { readSubscription } from './customer-subscription';
import type { Customer } from './record';
import { planChoices } from './subscription-form';

/** All plans: the select that offers them has no pager. */
const readPlans = () => readAllRows(plans);

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
