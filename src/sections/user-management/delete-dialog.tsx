import { useRef } from 'react';
import { isSameLogin } from 'shared/auth/account';
import { useSession } from 'shared/auth/use-session';
import { useNavigation } from 'shared/crud/navigation';
import { ConfirmDialog } from 'shared/dialogs/confirm-dialog';
import { isSessionEnd } from 'shared/http/is-session-end';
import { textOfFailure } from 'shared/i18n/server-text';
import { useT } from 'shared/i18n/use-t';
import { useAttempt } from 'shared/redux/hooks';
import { Notice } from 'shared/ui/notice';
import { deleteUser } from './duck';
import UserList from './list';
import type { User } from './model';
import type { UsersHandover } from './use-users';
import { withLogin } from './with-login';

const DELETED: UsersHandover = { outcome: { kind: 'success', text: 'messages.deleteSuccess' } };
const notDeleted = (error: unknown): UsersHandover => ({
  outcome: { kind: 'warning', text: 'messages.deleteError', detail: textOfFailure(error) },
});

/** The list, and over it the question whether to delete the user that the route names (spec 2.3). */
const UserDeleteDialog = ({ login: name = '' }: { login?: string }) => {
  const t = useT();
  const attempt = useAttempt();
  const { toList } = useNavigation<User>();
  const session = useSession();
  const isOwn = isSameLogin(name, session.login);
  const isSending = useRef(false);

  const cancel = () => {
    if (!isSending.current) toList();
  };
  const remove = async () => {
    if (isSending.current) return;
    isSending.current = true;
    const { worked, error } = await attempt(deleteUser(name));
    if (!isSessionEnd(error)) toList(worked ? DELETED : notDeleted(error));
  };

  return (
    <>
      {isOwn && (
        <Notice kind="danger" onClose={() => toList()}>
          {t('userManagement.ownAccount')}
        </Notice>
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
