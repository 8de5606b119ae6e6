import { useRef } from 'react';
import { isSameLogin } from 'core/auth/account';
import { useSession } from 'core/auth/use-session';
import { useNavigation } from 'core/navigation/use-navigation';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import { textOfFailure } from 'core/http/server-text';
import { useT } from 'core/i18n/use-t';
import { useAttempt } from 'core/redux/hooks';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { deleteUser } from './duck';
import { userManagement } from './reducer';
import { useStore } from 'react-redux';
import { isSessionEnd } from 'core/http/is-session-end';
import UserList from './list';
import type { User } from './model';
import type { UsersHandover } from './use-user-list';
import { withLogin } from './with-login';

const DELETED: UsersHandover = { outcome: { kind: 'success', text: 'messages.deleteSuccess' } };
const notDeleted = (error: unknown): UsersHandover => ({
  outcome: { kind: 'warning', text: 'messages.deleteError', detail: textOfFailure(error) },
});

/** The list, and over it the question whether to delete the user that the route names (R139). */
const UserDeleteDialog = ({ login: name = '' }: { login?: string }) => {
  const t = useT();
  const attempt = useAttempt();
  const store = useStore();
  const { toList } = useNavigation<User>();
  const session = useSession();
  const isOwn = isSameLogin(name, session.login);
  const isSending = useRef(false);

  const backToRow = (handover: UsersHandover = {}) => {
    const at = userManagement.select(store.getState()).users.findIndex(({ login }) => isSameLogin(login, name));
    // The list does not stay: it is another one without the question over it.
    const atRow: UsersHandover = { ...handover, at: Math.max(at, 0) };
    toList(atRow);
  };
  const cancel = () => {
    if (!isSending.current) backToRow();
  };
  const remove = async () => {
    if (isSending.current) return;
    isSending.current = true;
    const { worked, error } = await attempt(deleteUser(name));
    if (!isSessionEnd(error)) backToRow(worked ? DELETED : notDeleted(error));
  };

  return (
    <>
      {isOwn && (
        <InlineAlert kind="danger" onClose={() => backToRow()}>
          {t('userManagement.ownAccount')}
        </InlineAlert>
      )}
      <UserList />
      {!isOwn && (
        <ConfirmDialog title={name} confirm={t('entity.action.delete')} onConfirm={remove} onCancel={cancel}>
          <span data-cy="userManagementDeleteDialogHeading">{t('userManagement.deleteQuestion', { name })}</span>
        </ConfirmDialog>
      )}
    </>
  );
};

export default withLogin(UserDeleteDialog);
