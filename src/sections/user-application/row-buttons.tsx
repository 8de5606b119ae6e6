import { useState } from 'react';
import { AUTHORITIES } from 'core/auth/authorities';
import { isSameOption } from 'core/i18n/option-text';
import { t } from 'core/i18n/translate';
import { useNavigation } from 'core/navigation/use-navigation';
import { type RecordName } from 'crud/list/record-link';
import { ConfirmRemove, type RemoveButtonProps, type RowAction } from 'crud/list/row-actions';
import { RowMenu } from 'crud/list/row-menu';
import { MenuItem } from 'ui/layout/menu';
import { RowButton } from 'ui/layout/row-button';
import { chunk } from 'ui/layout/screen';
import { StateToggle } from 'ui/layout/state-toggle';
import { nameOfRow } from 'ui/table/columns';
import type { ActivateQuestionProps } from './activate-question';
import { activateSubscription, toggleActivated } from './duck';
import type { Customer } from './model';
import { SUBSCRIPTION_PATH } from './subscription-model';

const ActivateQuestion = chunk<ActivateQuestionProps>(() => import('./activate-question'));

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
export const ActivateSubscription: RowAction<Customer> = ({ row, tools }) => {
  const [asking, ask] = useState(false);
  const name = nameOfRow(row);
  if (row.hasSubscription) return null;
  const activate = () => {
    ask(false);
    void tools.act(row, activateSubscription(row), {
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
        disabled={tools.busyRow !== null}
        onClick={() => ask(true)}
      >
        {t('userApplication.activate')}
      </RowButton>
      {asking && <ActivateQuestion name={name} onConfirm={activate} onCancel={() => ask(false)} />}
    </>
  );
};

/** Shows whether the account may sign in, and toggles it. */
export const ToggleActivated: RowAction<Customer> = ({ row, tools }) => {
  const name = nameOfRow(row);
  const isOn = row.activated === true;
  return (
    <StateToggle
      isOn={isOn}
      label={t(isOn ? 'userApplication.deactivateOf' : 'userApplication.activateOf', { name })}
      disabled={tools.busyRow !== null}
      onToggle={() =>
        void tools.act(row, toggleActivated(row), { success: 'messages.saveSuccess', failure: 'messages.changeError' })
      }
      data-cy="toggleActivated"
    >
      {t(isOn ? 'userApplication.accountActive' : 'userApplication.accountInactive')}
    </StateToggle>
  );
};

const RemoveInMenu = ({ row, tools, onClick }: RemoveButtonProps<Customer>) => {
  const name = nameOfRow(row);
  return (
    <RowMenu name={name}>
      <MenuItem
        data-cy="entityDeleteButton"
        aria-label={t('entity.action.deleteOf', { name })}
        disabled={tools.busyRow !== null}
        onClick={onClick}
      >
        {t('entity.action.delete')}
      </MenuItem>
    </RowMenu>
  );
};

/** Employees can be deleted, mobile customers cannot (R135). */
export const RemoveEmployee: RowAction<Customer> = ({ row, tools }) =>
  isSameOption(row.authority, AUTHORITIES.EMPLOYEE) ? (
    <ConfirmRemove row={row} tools={tools} Button={RemoveInMenu} />
  ) : null;
