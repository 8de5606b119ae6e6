import { type MouseEvent, useState } from 'react';
import { AUTHORITIES } from 'core/auth/authorities';
import { isSameOption } from 'core/i18n/option-text';
import { t } from 'core/i18n/translate';
import { useNavigation } from 'core/navigation/use-navigation';
import { type RecordName } from 'crud/list/record-link';
import { ConfirmRemove, type RowAction } from 'crud/list/row-actions';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import { RowButton } from 'ui/layout/row-button';
import { nameOfRow } from 'ui/table/columns';
import { activateSubscription, toggleActivated } from './duck';
import type { Customer } from './model';
import { SUBSCRIPTION_PATH } from './subscription-model';

export const EditSubscription: RowAction<Customer> = ({ row }) => {
  const { toView } = useNavigation<Customer>();
  return (
    <RowButton
      color="primary"
      data-cy="entityEditButton"
      aria-label={t('userApplication.editSubscriptionOf', { name: nameOfRow(row) })}
      onClick={() => toView(row, SUBSCRIPTION_PATH)}
    >
      {t('userApplication.editSubscription')}
    </RowButton>
  );
};

/** The name of a customer opens the subscription. It is no link, because addresses must not contain names of people. */
export const SubscriptionLink: RecordName<Customer> = ({ row, children }) => {
  const { toView } = useNavigation<Customer>();
  return (
    <button type="button" className="btn btn-link record-link" onClick={() => toView(row, SUBSCRIPTION_PATH)}>
      {children || nameOfRow(row)}
    </button>
  );
};

/** Shown if there is no subscription. Asks for confirmation first (R135). */
export const ActivateSubscription: RowAction<Customer> = ({ row, list }) => {
  const [asking, ask] = useState(false);
  const name = nameOfRow(row);
  if (row.hasSubscription) return null;
  const activate = () => {
    ask(false);
    void list.act(row, activateSubscription(row), {
      success: 'userApplication.subscriptionActivated',
      failure: 'userApplication.subscriptionNotActivated',
    });
  };
  return (
    <>
      <RowButton
        color="primary"
        data-cy="activateSubscription"
        aria-label={t('userApplication.activateSubscriptionOf', { name })}
        disabled={list.busyRow !== null}
        onClick={() => ask(true)}
      >
        {t('userApplication.activateSubscription')}
      </RowButton>
      {asking && (
        <ConfirmDialog
          title={name}
          confirm={t('userApplication.activateSubscription')}
          onConfirm={activate}
          onCancel={() => ask(false)}
        >
          {t('userApplication.activateQuestion', { name })}
        </ConfirmDialog>
      )}
    </>
  );
};

/** Activates or deactivates at once. */
export const ToggleActivated: RowAction<Customer> = ({ row, list }) => {
  const name = nameOfRow(row);
  const toggle = (event: MouseEvent) => {
    // The response may come between the two clicks of a double click. The second click would then undo the change.
    if (event.detail > 1) return;
    void list.act(row, toggleActivated(row), { success: 'messages.saveSuccess', failure: 'messages.changeError' });
  };
  return (
    <RowButton
      color="secondary"
      data-cy="toggleActivated"
      aria-label={t(row.activated ? 'userApplication.deactivateOf' : 'userApplication.activateOf', { name })}
      disabled={list.busyRow !== null}
      onClick={toggle}
    >
      {t(row.activated ? 'userApplication.deactivate' : 'userApplication.activate')}
    </RowButton>
  );
};

/** Employees can be deleted, mobile customers cannot (R135). */
export const RemoveEmployee: RowAction<Customer> = ({ row, list }) =>
  isSameOption(row.authority, AUTHORITIES.EMPLOYEE) ? <ConfirmRemove row={row} list={list} /> : null;
