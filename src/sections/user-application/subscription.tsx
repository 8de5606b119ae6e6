import { useCallback, useMemo } from 'react';
import { Redirect } from 'react-router-dom';
import { ChangedElsewhereDialog } from 'shared/crud/changed-elsewhere-dialog';
import { ManageForm } from 'shared/crud/manage-page';
import { useNavigation } from 'shared/crud/navigation';
import { useManage } from 'shared/crud/use-manage';
import { useReread } from 'shared/crud/use-reread';
import { dateFields } from 'shared/form/date-fields';
import { FieldFrame } from 'shared/form/field-frame';
import { fields } from 'shared/form/fields';
import { keyOf } from 'shared/i18n/message-key';
import { textOfSaveError } from 'shared/i18n/server-text';
import { useT } from 'shared/i18n/use-t';
import { Busy } from 'shared/ui/busy';
import { LoadFailure } from 'shared/ui/load-failure';
import type { Customer } from './model';
import { PlanField } from './plan-field';
import { readSubscription, subscriptionsOf } from './subscription-duck';
import { blank, rules, STATUSES, type PlanReference, type Subscription } from './subscription-model';
import { useSubscription } from './use-subscription';

const { Check } = fields<Subscription>();
const { DateTime } = dateFields<Subscription>();

const ReadOnly = ({ label, value, name }: { label: string; value: string; name: string }) => (
  <FieldFrame label={label}>
    {control => <input {...control} className="form-control-plaintext" readOnly value={value} data-cy={name} />}
  </FieldFrame>
);

/** What the server makes of the dates and the plan; UNDEFINED is shown as free (spec 3). */
const useStatusText = (status: string) => {
  const t = useT();
  return STATUSES.some(one => one === status) ? t(keyOf('userApplication', 'statusOptions', status)) : status;
};

interface SubscriptionFormProps {
  customer: Customer;
  subscription: Subscription;
  choices: readonly PlanReference[];
}

const SubscriptionForm = ({ customer, subscription, choices }: SubscriptionFormProps) => {
  const t = useT();
  const duck = useMemo(() => subscriptionsOf(customer), [customer]);
  const manage = useManage(duck, blank, rules, { record: subscription });
  const reread = useReread(
    subscription,
    useCallback(() => readSubscription(customer), [customer]),
  );
  const save = manage.form.handleSubmit(edited => reread.sendUnlessChanged(() => manage.send(edited)));
  const { status = '' } = subscription;
  const statusText = useStatusText(status);
  return (
    <ManageForm
      manage={{ ...manage, isBusy: manage.isBusy || reread.isReading }}
      i18n="userApplication"
      title={t(manage.isNew ? 'userApplication.newSubscription' : 'userApplication.edit')}
      failure={textOfSaveError(manage.error)}
      onSave={save}
    >
      <ReadOnly
        name="login"
        label={t('userApplication.fields.login')}
        value={subscription.customer?.email ?? subscription.email ?? ''}
      />
      {status && <ReadOnly name="status" label={t('userApplication.fields.status')} value={statusText} />}
      <PlanField choices={choices} />
      <Check name="active" />
      <DateTime name="startDate" />
      <DateTime name="endDate" />
      <ChangedElsewhereDialog i18n="userApplication" reread={reread} />
    </ManageForm>
  );
};

const LoadedSubscription = ({ customer }: { customer: Customer }) => {
  const { opened, failed, retry } = useSubscription(customer);
  if (failed) return <LoadFailure onRetry={retry} />;
  return opened ? <SubscriptionForm customer={customer} {...opened} /> : <Busy />;
};

/** A customer's subscription: it appears once it is loaded, and leads back to the list without a customer (spec 2.6). */
const SubscriptionScreen = () => {
  const { received, base } = useNavigation<Customer>();
  const { record } = received;
  if (record?.id === undefined) return <Redirect to={base} />;
  return <LoadedSubscription customer={record} />;
};

export default SubscriptionScreen;
