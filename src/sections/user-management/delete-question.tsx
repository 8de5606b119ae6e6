import { useState } from 'react';
import { isSameLogin } from 'core/auth/account';
import { useSession } from 'core/auth/use-session';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import type { ListController } from 'crud/list/list-controller';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import { InlineAlert } from 'ui/feedback/inline-alert';
import type { User } from './record';

export interface DeleteQuestionProps {
  login: string;
  list: ListController<User>;
}

/** Asks, over the list, whether to delete the user in the route (R139). The user's own account cannot be deleted. */
const DeleteQuestion = ({ login: name, list }: DeleteQuestionProps) => {
  const t = useT();
  const { login: ownLogin } = useSession();
  const { toList } = useNavigation<User>();
  const [isAnswered, setAnswered] = useState(false);
  const user = list.page.rows.find(({ login }) => isSameLogin(login, name)) ?? { login: name, authorities: [] };
  const remove = () => {
    // The navigation takes a moment. The dialog closes at once and restores the focus before its row is removed.
    setAnswered(true);
    toList();
    void list.tools.remove(user);
  };
  if (isSameLogin(name, ownLogin))
    return (
      <InlineAlert kind="danger" onClose={() => toList()}>
        {t('userManagement.ownAccount')}
      </InlineAlert>
    );
  if (isAnswered) return null;
  return (
    <ConfirmDialog title={name} confirm={t('entity.action.delete')} onConfirm={remove} onCancel={() => toList()}>
      <span data-cy="userManagementDeleteDialogHeading">{t('userManagement.deleteQuestion', { name })}</span>
    </ConfirmDialog>
  );
};

export default DeleteQuestion;
