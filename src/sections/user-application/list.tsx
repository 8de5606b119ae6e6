import { useEffect, useMemo } from 'react';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { TableFrame } from 'crud/list/list-page';
import { useList } from 'crud/list/use-list';
import type { RowTools } from 'crud/list/use-row-tools';
import { onIdle } from 'lib/browser/idle';
import { formatDateTime } from 'lib/day-format';
import { activity, column, email, yesNo } from 'ui/table/columns';
import { AnalyticsBlock } from './analytics-block';
import { customers } from './duck';
import { type Customer, mobileTypeText } from './record';
import { ActivateSubscription, EditSubscription, MoreOfCustomer, SubscriptionLink } from './row-buttons';
import { SUBSCRIPTION_PATH } from './subscription-record';

const FILTER = { fields: ['name', 'email'], screen: SUBSCRIPTION_PATH } as const;

/** Whether there is a subscription; if not, it can be activated. */
const subscribed = (tools: RowTools<Customer>) => {
  const plain = yesNo<Customer>('hasSubscription');
  return {
    ...plain,
    kind: 'choice' as const,
    cell: (row: Customer) => (
      <span className="row-pair">
        {plain.cell(row)} <ActivateSubscription row={row} tools={tools} />
      </span>
    ),
  };
};

/** The end of the subscription is shown in the column of the created date (R131). */
const columnsOf = (tools: RowTools<Customer>) => [
  'name' as const,
  email<Customer>(),
  column<Customer>('platform', ({ platform }) => mobileTypeText(platform), 'word'),
  column<Customer>('planType', ({ planType }) => mobileTypeText(planType), 'word'),
  column<Customer>('createdDate', ({ endDate }) => formatDateTime(endDate), 'instant'),
  subscribed(tools),
  activity<Customer>('userApplication', 'activated'),
];

const ACTIONS = [EditSubscription, MoreOfCustomer];

/** The customers of the mobile product, with the figures about them (R131). */
const CustomerList = () => {
  const t = useT();
  const list = useList(customers);
  // The first press on a state does not wait for them.
  useEffect(() => onIdle(() => void import('./changes').catch(() => undefined)), []);
  const columns = useMemo(() => columnsOf(list.tools), [list.tools]);
  const { toForm: toMobile } = useNavigation<Customer>('/manage-mobile');
  const { toForm: toEmployee } = useNavigation<Customer>('/manage-employee');
  return (
    <TableFrame
      list={list}
      i18n="userApplication"
      arePeople
      isOneLine
      columns={columns}
      actions={ACTIONS}
      Name={SubscriptionLink}
      filter={FILTER}
      searchLabel="userApplication.searchByEmail"
      above={<AnalyticsBlock />}
      addButtons={
        <>
          <button type="button" className="btn btn-primary" data-cy="addMobileUser" onClick={() => toMobile()}>
            {t('userApplication.addMobile')}
          </button>
          <button type="button" className="btn btn-outline-primary" data-cy="addEmployee" onClick={() => toEmployee()}>
            {t('userApplication.addEmployee')}
          </button>
        </>
      }
    />
  );
};

export default CustomerList;
