import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useOwnAccount } from 'core/auth/use-own-account';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { useAppDispatch } from 'core/redux/hooks';
import type { Thunk } from 'core/redux/request';
import type { RowAction } from 'crud/list/row-actions';
import { RowMenu } from 'crud/list/row-menu';
import { type StateChange, stateControl } from 'crud/list/state-change';
import { MenuItem, MenuLink } from 'ui/layout/menu';
import { RowButton } from 'ui/layout/row-button';
import { chunk } from 'ui/layout/screen';
import { isDialogOpen } from 'ui/shortcuts/shortcuts';
import type { AuthoritiesDialogProps } from './authorities-dialog';
import { readUser, USER_ACTIONS, userManagement } from './duck';
import { hasReceivedAuthorities, type User } from './record';

const AuthoritiesDialog = chunk<AuthoritiesDialogProps>(() => import('./authorities-dialog'));

const CHANGED = { success: 'messages.saveSuccess', failure: 'messages.changeError' } as const;

const ACTIVATED: StateChange<User> = {
  duck: userManagement,
  i18n: 'userManagement',
  field: 'activated',
  nameOf: ({ login }) => login,
  send: user => async dispatch => dispatch((await import('./changes')).setActivated(user, !user.activated)),
  success: 'messages.saveSuccess',
};

/** Activates or deactivates a user. The own account cannot be deactivated. */
export const ActivatedToggle: RowAction<User> = ({ row: user, tools }) => {
  const isOwn = useOwnAccount()(user);
  const { disabled, ...control } = stateControl(ACTIVATED, user, tools);
  return <RowButton color="secondary" data-cy="toggleActivated" disabled={isOwn || disabled} {...control} />;
};

/** The user whose dialog was requested last. */
let latest: User | undefined;

/**
 * The authorities of a user, once they are known. The dialog replaces all of them, so they are fetched if the list does
 * not have them.
 */
const useHeldAuthorities = (user: User) => {
  const dispatch = useAppDispatch();
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const read = async () => {
    latest = user;
    if (hasReceivedAuthorities(user)) return setHeld(user.authorities);
    const payload = readUser(user.login);
    const { worked } = await dispatch({ type: USER_ACTIONS.FETCH_USER, payload });
    // Whoever opened another dialog meanwhile no longer waits for this one.
    if (worked && latest === user && !isDialogOpen()) setHeld((await payload).authorities);
  };
  return { held, read, forget: () => setHeld(null) };
};

export const Authorities: RowAction<User> = ({ row: user, tools }) => {
  const t = useT();
  const isOwn = useOwnAccount()(user);
  const { held, read, forget } = useHeldAuthorities(user);
  const title = t('userManagement.authoritiesOf', { name: user.login });
  const act = (change: Thunk) => {
    void tools.act(user, change, CHANGED);
    forget();
  };
  const isDisabled = isOwn || tools.busyRow !== null || user.id === undefined;
  return (
    <>
      <RowButton color="secondary" aria-label={title} disabled={isDisabled} onClick={() => void read()}>
        {t('userManagement.fields.authorities')}
      </RowButton>
      {held && <AuthoritiesDialog title={title} user={user} held={held} onConfirm={act} onCancel={forget} />}
    </>
  );
};

/** The address of a screen of one user, with the list to return to and the user as the list has it. */
const useUserScreen = (record: User, screen: string) => {
  const { sectionPath, search } = useNavigation<User>();
  return { pathname: `${sectionPath}/${encodeURIComponent(record.login)}${screen}`, state: { list: search, record } };
};

export const EditUser: RowAction<User> = ({ row: user }) => {
  const t = useT();
  return (
    <Link
      className="btn btn-sm btn-outline-primary"
      data-cy="entityEditButton"
      aria-label={t('entity.action.editOf', { name: user.login })}
      to={useUserScreen(user, '/edit')}
    >
      {t('entity.action.edit')}
    </Link>
  );
};

/** The login, which opens the screen of the user. */
export const UserLink = ({ user }: { user: User }) => (
  <Link className="record-link" to={useUserScreen(user, '')}>
    {user.login}
  </Link>
);

/** Links to the screen of the user, and to the delete dialog over the list. The own account cannot be deleted. */
export const MoreOfUser: RowAction<User> = ({ row: user }) => {
  const t = useT();
  const isOwn = useOwnAccount()(user);
  const { search } = useNavigation<User>();
  const { login: name } = user;
  const toView = useUserScreen(user, '');
  const toDelete = { ...useUserScreen(user, '/delete'), search };
  const remove = {
    'data-cy': 'entityDeleteButton',
    'aria-label': t('entity.action.deleteOf', { name }),
    children: t('entity.action.delete'),
  };
  return (
    <RowMenu name={name}>
      <MenuLink data-cy="entityDetailsButton" aria-label={t('userManagement.viewOf', { name })} to={toView}>
        {t('entity.action.view')}
      </MenuLink>
      {isOwn ? <MenuItem disabled {...remove} /> : <MenuLink to={toDelete} {...remove} />}
    </RowMenu>
  );
};
