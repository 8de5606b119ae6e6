import { t } from 'core/i18n/translate';
import { StateBadge } from 'ui/layout/state-badge';
import type { Column } from 'ui/table/columns';
import type { Customer } from './record';

const text = ({ activated }: Customer) =>
  t(activated ? 'userApplication.accountActive' : 'userApplication.accountInactive');

/** Whether the account may sign in. Its header says that the word is about the account, not the subscription. */
export const accountState: Column<Customer> = {
  field: 'account',
  kind: 'state',
  cell: row => <StateBadge tone={row.activated ? 'good' : 'bad'}>{text(row)}</StateBadge>,
  text,
};
