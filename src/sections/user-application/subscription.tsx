import { useMemo } from 'react';
import { Redirect } from 'react-router-dom';
import { ChangedElsewhere } from 'shared/crud/changed-elsewhere';
import { ManageForm } from 'shared/crud/manage-page';
import { useNavigation } from 'shared/crud/navigation';
import { useManage } from 'shared/crud/use-manage';
import { useReread } from 'shared/crud/use-reread';
import { dateFields } from 'shared/form/date-fields';
import { FieldFrame } from 'shared/form/field-frame';
import { fields } from 'shared/form/fields';
import { optionText } from 'shared/i18n/option-text';
import { textOfSaveError } from 'shared/i18n/server-text';
import { useT } from 'shared/i18n/use-t';
import { Busy } from 'shared/ui/busy';
import { LoadFailure } from 'shared/ui/load-failure';
import { PageTitle } from 'shared/ui/page-title';
import type { Customer } from './model';
import { PlanField } from './plan-field';
import { readSubscription, subscriptionsOf } from './subscription-duck';
import { blank, rules, type PlanChoice, type Subscription } from './subscription-model';
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
  const manage = useManage(duck, blank, rules, { record: subscription, draftReach: 'tab' });
  const reread = useReread<Subscription>({
    i18n: 'userApplication',
    opened: manage.base,
    read: () => readSubscription(customer),
  });
  const save = manage.form.handleSubmit(edited =>
    // After a save of one's own, what the server worked out differs from what was sent.
    manage.wasSaved ? manage.send(edited) : reread.sendUnlessChanged(edited, () => manage.send(edited)),
  );
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
      <ReadOnly name="login" label={t('userApplication.fields.login')} value={customer.login ?? customer.email ?? ''} />
      {status && <ReadOnly name="status" label={t('userApplication.fields.status')} value={statusText} />}
      <PlanField choices={choices} />
      <Check name="active" />
      <DateTime name="startDate" />
      <DateTime name="endDate" />
      <ChangedElsewhere i18n="userApplication" reread={reread} />
    </ManageForm>
  );
};

const LoadedSubscription = ({ customer }: { customer: Customer }) => {
  const t = useT();
  const { base } = useNavigation<Customer>();
  const { opened, failed, retry } = useSubscription(customer);
  if (failed)
    return (
      <section className="manage-page">
        <PageTitle title={t('userApplication.edit')} trail={[{ text: t('userApplication.title'), to: base }]} />
        <LoadFailure onRetry={retry} />
      </section>
    );
  return opened ? <SubscriptionForm customer={customer} {...opened} /> : <Busy />;
};

/** A customer's subscription: it appears once it is loaded, and leads back to the list without a customer (spec 2.6). */
const SubscriptionScreen = () => {
  const { received, base } = useNavigation<Customer>();
  const { record } = received;
  if (record?.id === undefined || record.id === null) return <Redirect to={base} />;
  return <LoadedSubscription customer={record} />;
};

export default SubscriptionScreen;
