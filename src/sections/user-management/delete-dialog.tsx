import { useRef } from 'react';
import { useStore } from 'react-redux';
import { isSameLogin } from 'core/auth/account';
import { useSession } from 'core/auth/use-session';
import { isSessionEnd } from 'core/http/is-session-end';
import { textOfFailure } from 'core/http/server-text';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { useAttempt } from 'core/redux/hooks';
import type { ActionResult } from 'crud/use-row-tools';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { userManagement } from './duck';
import UserList, { type ToUserList } from './list';
import type { User } from './model';
import { withLogin } from './with-login';

const DELETED: ActionResult = { kind: 'success', text: 'messages.deleteSuccess' };
const notDeleted = (error: unknown): ActionResult => ({
  kind: 'warning',
  text: 'messages.deleteError',
  detail: textOfFailure(error),
});

/** The list does not stay: it is another one without the question over it, and is told which row was asked about. */
const useBackToRow = (name: string) => {
  const store = useStore();
  const { toList } = useNavigation<User>();
  return (outcome?: ActionResult) => {
    const rows = userManagement.select(store.getState()).page.content;
    const at = rows.findIndex(({ login }) => isSameLogin(login, name));
    const atRow: ToUserList = { outcome, at: Math.max(at, 0) };
    toList(atRow);
  };
};

/** The list, and over it the question whether to delete the user that the route names (R139). */
const UserDeleteDialog = ({ login: name }: { login: string }) => {
  const t = useT();
  const attempt = useAttempt();
  const session = useSession();
  const backToRow = useBackToRow(name);
  const isOwn = isSameLogin(name, session.login);
  const isSending = useRef(false);

  const cancel = () => !isSending.current && backToRow();
  const remove = async () => {
    if (isSending.current) return;
    isSending.current = true;
    const { worked, error } = await attempt(userManagement.remove({ login: name }));
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
