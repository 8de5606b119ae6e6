import { useState } from 'react';
import { AUTHORITIES } from 'core/auth/authorities';
import { isSameOption } from 'core/i18n/option-text';
import { t } from 'core/i18n/translate';
import { useNavigation } from 'core/navigation/use-navigation';
import { type RecordName } from 'crud/list/record-link';
import { ConfirmRemove, type RemoveButtonProps, type RowAction } from 'crud/list/row-actions';
import { RowMenu } from 'crud/list/row-menu';
import { type StateChange, stateControl } from 'crud/list/state-change';
import { nameOfRow } from 'lib/records/names';
import { MenuItem } from 'ui/layout/menu';
import { RowButton } from 'ui/layout/row-button';
import { chunk } from 'ui/layout/screen';
import type { ActivateQuestionProps } from './activate-question';
import { customers } from './duck';
import type { Customer } from './record';
import { SUBSCRIPTION_PATH } from './subscription-record';

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
    void tools.act(row, async dispatch => dispatch((await import('./changes')).activateSubscription(row)), {
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

const CHANGE: StateChange<Customer> = {
  duck: customers,
  i18n: 'userApplication',
  field: 'activated',
  nameOf: nameOfRow,
  send: row => async dispatch => dispatch((await import('./changes')).toggleActivated(row)),
  success: 'messages.saveSuccess',
};

interface CustomerMenuProps extends Omit<RemoveButtonProps<Customer>, 'onClick'> {
  /** Undefined for a customer who cannot be deleted. */
  onClick?: () => void;
}

const CustomerMenu = ({ row, tools, onClick: remove }: CustomerMenuProps) => {
  const name = nameOfRow(row);
  return (
    <RowMenu name={name}>
      <MenuItem data-cy="toggleActivated" {...stateControl(CHANGE, row, tools)} />
      {remove && (
        <MenuItem
          data-cy="entityDeleteButton"
          aria-label={t('entity.action.deleteOf', { name })}
          disabled={tools.busyRow !== null}
          onClick={remove}
        >
          {t('entity.action.delete')}
        </MenuItem>
      )}
    </RowMenu>
  );
};

/** Changes the state, and deletes employees. Mobile customers cannot be deleted (R135). */
export const MoreOfCustomer: RowAction<Customer> = ({ row, tools }) =>
  isSameOption(row.authority, AUTHORITIES.EMPLOYEE) ? (
    <ConfirmRemove row={row} tools={tools} Button={CustomerMenu} />
  ) : (
    <CustomerMenu row={row} tools={tools} />
  );
