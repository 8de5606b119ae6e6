import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { TableFrame } from 'crud/list/list-page';
import { useList } from 'crud/list/use-list';
import { formatDateTime } from 'lib/day-format';
import { column, yesNo } from 'ui/table/columns';
import { email } from './account-state';
import { AnalyticsBlock } from './analytics-block';
import { customers } from './duck';
import { type Customer, mobileTypeText } from './model';
import {
  ActivateSubscription,
  EditSubscription,
  RemoveEmployee,
  SubscriptionLink,
  ToggleActivated,
} from './row-buttons';

/** The end of the subscription is shown in the column of the created date (R131). */
const COLUMNS = [
  'name' as const,
  email,
  column<Customer>('platform', ({ platform }) => mobileTypeText(platform)),
  column<Customer>('planType', ({ planType }) => mobileTypeText(planType)),
  column<Customer>('createdDate', ({ endDate }) => formatDateTime(endDate)),
  yesNo<Customer>('hasSubscription'),
];

const ACTIONS = [EditSubscription, ToggleActivated, ActivateSubscription, RemoveEmployee];

/** The customers of the mobile product, with the figures about them (R131). */
const CustomerList = () => {
  const t = useT();
  const list = useList(customers);
  const { toForm: toMobile } = useNavigation<Customer>('/manage-mobile');
  const { toForm: toEmployee } = useNavigation<Customer>('/manage-employee');
  return (
    <TableFrame
      list={list}
      i18n="userApplication"
      arePeople
      columns={COLUMNS}
      actions={ACTIONS}
      Name={SubscriptionLink}
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
