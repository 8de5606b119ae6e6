import { endInPast } from 'features/checks/dates';
import type { RecordCheck } from 'features/checks/finding';
import type { Subscription } from './subscription-record';

const activeAndOver: RecordCheck<Subscription> = (before, now, known) =>
  now.active ? endInPast<Subscription>('endDate')(before, now, known) : [];

/** An end before the start is refused by the form. */
export const subscriptionChecks: readonly RecordCheck<Subscription>[] = [activeAndOver];
