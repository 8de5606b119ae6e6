import { optionText } from 'core/i18n/option-text';
import { defineRecord, requiredName } from 'crud/record/define-record';
import type { Named } from 'lib/model';
import { date, flag, text } from 'lib/records/parts';
import { required, type Rule } from 'ui/form/rules';

/** The platforms of customers, which are also the types of subscriptions. */
export const MOBILE_TYPES = ['ANDROID', 'IOS', 'COURTESY', 'FREE', 'WEB'] as const;

export type MobileType = (typeof MOBILE_TYPES)[number];

/** The label of a platform or of a subscription type. An unknown value is shown as the server sent it (R156). */
export const mobileTypeText = (type: string | null | undefined): string =>
  optionText('userApplication.mobileTypeOptions', type);

/** A user of the mobile product, or an employee (`UserApplication`). */
export interface Customer extends Named {
  email: string;
  login: string;
  activated: boolean;
  authority?: 'ROLE_MOBILE' | 'ROLE_EMPLOYEE';
  platform?: MobileType | null;
  planType?: MobileType | null;
  /** Instant at which the subscription ends. */
  endDate?: string | null;
  hasSubscription?: boolean;
}

/** The list row of a customer. Its name is the email, because the list is searched by email (R131). */
export const customerRow = ({ id, email }: Customer) => ({ id, name: email });

const looksLikeEmail = /^[^\s@]+@[^\s@]+$/;

const email: Rule<string, Customer> = value =>
  required(value) ?? (looksLikeEmail.test(value) ? undefined : 'global.messages.validate.email.invalid');

export const customer = defineRecord<Customer>({
  fields: {
    name: requiredName,
    email: { ...text, rule: email },
    login: { ...text, rule: required },
    activated: flag,
    authority: text,
    platform: text,
    planType: text,
    endDate: date,
    hasSubscription: { ...flag, blank: undefined },
  },
  blank: { email: '', login: '' },
});
