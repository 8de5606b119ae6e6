import { type PlanType } from './plans';
import { type FieldError } from './problem';
import { type Document, resource } from './resource';
import { table } from './table';
import { userErrors } from './users';

/** A user of the mobile product (`UserApplication`). */
export interface Customer {
  name: string;
  email: string;
  login: string;
  activated: boolean;
  authority: 'ROLE_MOBILE' | 'ROLE_EMPLOYEE';
  platform: PlanType;
  planType: PlanType;
  /** Instant at which the subscription ends; null if it never ends or if there is none. */
  endDate: string | null;
  hasSubscription: boolean;
}

export const customerResource = resource({
  name: 'customers',
  entity: 'userApplication',
  searched: ['email'],
  unique: ['login', 'email'],
});

export const customers = () => table<Customer>('customers');

const MAX_NAME = 200;

/** The rules of an account, and a name of 1 to 200 characters. */
export const customerErrors = (sent: Document): FieldError[] => {
  const name = typeof sent.name === 'string' ? sent.name.trim() : '';
  const message = !name ? 'NotNull' : name.length > MAX_NAME && 'Size';
  const nameErrors: FieldError[] = message ? [{ objectName: 'userApplication', field: 'name', message }] : [];
  return [...nameErrors, ...userErrors({ login: sent.login, email: sent.email })];
};

/** A customer created from a submitted form. It is free until a subscription is bought or given. */
export const newCustomer = (sent: Document, authority: Customer['authority']): Customer => ({
  name: String(sent.name).trim(),
  email: String(sent.email).toLowerCase(),
  login: String(sent.login).toLowerCase(),
  activated: sent.activated === true,
  authority,
  platform: 'FREE',
  planType: 'FREE',
  endDate: null,
  hasSubscription: false,
});
