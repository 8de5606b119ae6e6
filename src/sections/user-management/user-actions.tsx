import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { authoritiesOf } from 'core/auth/account';
import type { CheckOptionsDialogProps } from 'ui/dialogs/check-options-dialog';
import { useT } from 'core/i18n/use-t';
import { chunk } from 'ui/layout/screen';
import { authoritiesProblem, optionsFor, type User } from './model';
import type { Users } from './use-users';

const CheckOptionsDialog = chunk<CheckOptionsDialogProps>(() => import('ui/dialogs/check-options-dialog'));

interface UserActionProps {
  user: User;
  list: Users;
  /** The signed-in person's own account. */
  isOwn: boolean;
}

/** Tells whether a user is activated, and turns it round. */
export const ActivatedToggle = ({ user, list, isOwn }: UserActionProps) => {
  const t = useT();
  const name = user.login;
  const isOn = user.activated === true;
  return (
    <Button
      size="sm"
      color={isOn ? 'success' : 'danger'}
      outline={!isOn}
      aria-label={t(isOn ? 'userManagement.deactivateOf' : 'userManagement.activateOf', { name })}
      disabled={isOwn || list.updating}
      onClick={() => list.toggle(user)}
    >
      {t(isOn ? 'userManagement.activated' : 'userManagement.deactivated')}
    </Button>
  );
};

const AuthoritiesButton = ({ user, list, isOwn }: UserActionProps) => {
  const t = useT();
  const [isOpen, open] = useState(false);
  const name = user.login;
  const held = authoritiesOf(user);
  return (
    <>
      <Button
        size="sm"
        color="secondary"
        outline
        aria-label={t('userManagement.authoritiesOf', { name })}
        disabled={isOwn || list.updating || user.id === undefined}
        onClick={() => {
          list.askRoles();
          open(true);
        }}
      >
        {t('userManagement.fields.authorities')}
      </Button>
      {isOpen && (
        <CheckOptionsDialog
          title={t('userManagement.authoritiesOf', { name })}
          options={optionsFor(list.authorities, held)}
          initial={held}
          check={chosen => {
            const problem = authoritiesProblem(chosen);
            return problem && t(problem);
          }}
          onConfirm={chosen => {
            open(false);
            list.changeAuthorities(user, chosen);
          }}
          onCancel={() => open(false)}
        />
      )}
    </>
  );
};

/** The buttons of a user's row. */
export const UserActions = ({ user, list, isOwn }: UserActionProps) => {
  const t = useT();
  const { base, search } = list;
  const name = user.login;
  const path = `${base}/${encodeURIComponent(name)}`;
  const state = { list: search };
  return (
    <div className="row-actions">
      <AuthoritiesButton user={user} list={list} isOwn={isOwn} />
      <Link
        className="btn btn-sm btn-outline-primary"
        data-cy="entityDetailsButton"
        aria-label={t('userManagement.viewOf', { name })}
        to={{ pathname: path, state }}
      >
        {t('entity.action.view')}
      </Link>
      <Link
        className="btn btn-sm btn-outline-primary"
        data-cy="entityEditButton"
        aria-label={t('entity.action.editOf', { name })}
        to={{ pathname: `${path}/edit`, state }}
      >
        {t('entity.action.edit')}
      </Link>
      {isOwn ? (
        <Button
          size="sm"
          color="danger"
          outline
          disabled
          data-cy="entityDeleteButton"
          aria-label={t('entity.action.deleteOf', { name })}
        >
          {t('entity.action.delete')}
        </Button>
      ) : (
        <Link
          className="btn btn-sm btn-outline-danger"
          data-cy="entityDeleteButton"
          aria-label={t('entity.action.deleteOf', { name })}
          to={{ pathname: `${path}/delete`, search, state }}
        >
          {t('entity.action.delete')}
        </Link>
      )}
    </div>
  );
};
