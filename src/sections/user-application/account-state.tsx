import { t } from 'core/i18n/translate';
import { StateBadge } from 'ui/layout/state-badge';
import { breakable, type Column } from 'ui/table/columns';
import type { Customer } from './model';

const plain = breakable<Customer>('email');

/** The customer's email, and whether the account may sign in. */
export const email: Column<Customer> = {
  ...plain,
  cell: customer => (
    <>
      {plain.cell(customer)}{' '}
      <StateBadge tone={customer.activated ? 'good' : 'bad'}>
        {t(customer.activated ? 'userApplication.accountActive' : 'userApplication.accountInactive')}
      </StateBadge>
    </>
  ),
};
