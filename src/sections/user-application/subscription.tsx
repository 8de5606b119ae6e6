import { useMemo } from 'react';
import { Redirect } from 'react-router-dom';
import { optionText } from 'core/i18n/option-text';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { textOfSaveError } from 'core/responses/server-text';
import { ManageForm } from 'crud/form/manage-page';
import { useManage } from 'crud/form/use-manage';
import { titleOfRecord } from 'crud/record/record-title';
import { nameWithoutId } from 'lib/records/names';
import { LoadFailure } from 'ui/feedback/load-failure';
import { dateFields } from 'ui/form/date-fields';
import { FieldFrame } from 'ui/form/field-frame';
import { fields } from 'ui/form/fields';
import { Busy } from 'ui/layout/busy';
import { PageTitle } from 'ui/layout/page-title';
import { subscriptionsOf } from './customer-subscription';
import { PlanField } from './plan-field';
import { type Customer, customerRow } from './record';
import { subscriptionChecks } from './subscription-checks';
import { subscriptionRules } from './subscription-form';
import { customerSubscription, type PlanChoice, type Subscription } from './subscription-record';
import { useSubscription } from './use-subscription';

const DEFINITION = { ...customerSubscription, rules: subscriptionRules };

const { Check } = fields<Subscription>();
const { DateTime, End } = dateFields<Subscription>();

const ReadOnly = ({ label, value, name }: { label: string; value: string; name: string }) => (
  <FieldFrame label={label}>
    {control => <input {...control} className="form-control-plaintext" readOnly value={value} data-cy={name} />}
  </FieldFrame>
);

/** The label of the status, which the server derives from the dates and the plan. UNDEFINED is shown as free (R137). */
const useStatusText = (status: string) => {
  useT();
  return optionText('userApplication.statusOptions', status);
};

interface SubscriptionFormProps {
  customer: Customer;
  subscription: Subscription;
  choices: readonly PlanChoice[];
}

const SubscriptionForm = ({ customer, subscription, choices }: SubscriptionFormProps) => {
  const t = useT();
  const duck = useMemo(() => subscriptionsOf(customer), [customer]);
  const manage = useManage(duck, 'userApplication', DEFINITION, {
    record: subscription,
    entry: 'owner',
    rowOf: () => customerRow(customer),
  });
  const { status = '' } = subscription;
  const statusText = useStatusText(status);
  return (
    <ManageForm
      manage={manage}
      checks={subscriptionChecks}
      recordName={nameWithoutId(customer)}
      title={t(manage.record.isNew ? 'userApplication.newSubscription' : 'userApplication.edit')}
      failure={textOfSaveError(manage.save.error)}
    >
      <ReadOnly name="login" label={t('userApplication.fields.login')} value={customer.login ?? customer.email ?? ''} />
      {status && <ReadOnly name="status" label={t('userApplication.fields.status')} value={statusText} />}
      <PlanField choices={choices} />
      <Check name="active" />
      <DateTime name="startDate" />
      <End name="endDate" />
    </ManageForm>
  );
};

const LoadedSubscription = ({ customer }: { customer: Customer }) => {
  const t = useT();
  const { sectionPath } = useNavigation<Customer>();
  const { value: opened, failed, retry } = useSubscription(customer);
  if (failed)
    return (
      <section className="manage-page">
        <PageTitle
          title={titleOfRecord(nameWithoutId(customer), t('userApplication.edit'))}
          trail={[{ text: t('userApplication.title'), to: sectionPath }]}
        />
        <LoadFailure onRetry={retry} />
      </section>
    );
  return opened ? <SubscriptionForm customer={customer} {...opened} /> : <Busy />;
};

/** A customer's subscription, shown once it is loaded. Without a customer it redirects to the list (R136). */
const SubscriptionScreen = () => {
  const { received, sectionPath } = useNavigation<Customer>();
  const { record } = received;
  if (record?.id === undefined || record.id === null) return <Redirect to={sectionPath} />;
  return <LoadedSubscription customer={record} />;
};

export default SubscriptionScreen;
