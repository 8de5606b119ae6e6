import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { isSameLogin } from 'shared/auth/account';
import { useSession } from 'shared/auth/use-session';
import { useNavigation } from 'shared/crud/navigation';
import { ConfirmDialog } from 'shared/dialogs/confirm-dialog';
import { useT } from 'shared/i18n/use-t';
import { useAppDispatch } from 'shared/redux/hooks';
import { Notice } from 'shared/ui/notice';
import { deleteUser } from './duck';
import UserList from './list';
import { loginOf, type User } from './model';
import type { UsersHandover } from './use-users';

const DELETED: UsersHandover = { outcome: { kind: 'success', text: 'messages.deleteSuccess' } };
const NOT_DELETED: UsersHandover = { outcome: { kind: 'warning', text: 'messages.deleteError' } };

/** The list, and over it the question whether to delete the user that the route names (spec 2.3). */
const UserDeleteDialog = () => {
  const t = useT();
  const dispatch = useAppDispatch();
  const name = loginOf(useParams<{ login: string }>().login);
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
    toList((await dispatch(deleteUser(name))) ? DELETED : NOT_DELETED);
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

export default UserDeleteDialog;
