import { defineRecord } from 'crud/record/define-record';
import type { Id, Identified } from 'lib/model';
import { date, flag, object, ofServer, text } from 'lib/records/parts';

/** Where a customer's subscription is edited (R4). */
export const SUBSCRIPTION_PATH = '/subscription';

export interface PlanReference {
  id?: Id;
  planType?: string;
}

/** A plan to choose, with the period of its subscriptions. */
export interface PlanChoice extends PlanReference {
  period?: string | null;
}

/** The subscription of a customer (R136). Without an id it is new. Dates are instants. */
export interface Subscription extends Identified {
  email?: string;
  customer?: { id?: Id; email?: string };
  plan?: PlanReference | null;
  /** The type and period of the plan, in upper case. */
  planType?: string | null;
  planPeriod?: string | null;
  startDate?: string | null;
  endDate?: string | null;
  active: boolean;
  /** Set by the server, and sent back unchanged. */
  status?: Status;
}

/** UNDEFINED is shown as free. The server may know others. */
type Status = 'ACTIVE' | 'CANCELED' | 'EXPIRED' | 'UNDEFINED';

export const customerSubscription = defineRecord<Subscription>({
  fields: {
    email: text,
    customer: object({ email: text }),
    plan: object({ planType: text }),
    startDate: date,
    endDate: date,
    active: flag,
    status: ofServer(text),
    planType: text,
    planPeriod: text,
  },
});
