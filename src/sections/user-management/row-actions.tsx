import { type MouseEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useOwnAccount } from 'core/auth/use-own-account';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { useAppDispatch } from 'core/redux/hooks';
import type { RowAction } from 'crud/list/row-actions';
import type { CheckOptionsDialogProps } from 'ui/dialogs/check-options-dialog';
import { RowButton } from 'ui/layout/row-button';
import { chunk } from 'ui/layout/screen';
import { isDialogOpen } from 'ui/shortcuts/shortcuts';
import { ACTION_TYPES, authorities, changeAuthorities, getAuthorities, readUser, setActivated } from './duck';
import { authoritiesProblem, authorityText, hasReceivedAuthorities, optionsFor, type User } from './model';

const CheckOptionsDialog = chunk<CheckOptionsDialogProps>(() => import('ui/dialogs/check-options-dialog'));

const CHANGED = { success: 'messages.saveSuccess', failure: 'messages.changeError' } as const;

/** Shows whether a user is activated, and toggles it. The own account cannot be deactivated. */
export const ActivatedToggle: RowAction<User> = ({ row: user, list }) => {
  const t = useT();
  const isOwn = useOwnAccount()(user);
  const isOn = user.activated === true;
  const toggle = (event: MouseEvent) => {
    // The response may come between the two clicks of a double click. The second click would then undo the change.
    if (event.detail > 1) return;
    void list.act(user, setActivated(user, !isOn), CHANGED);
  };
  return (
    <button
      type="button"
      className={`badge state state-${isOn ? 'good' : 'bad'}`}
      aria-label={t(isOn ? 'userManagement.deactivateOf' : 'userManagement.activateOf', { name: user.login })}
      disabled={isOwn || list.busyRow !== null}
      onClick={toggle}
    >
      {t(isOn ? 'userManagement.activated' : 'userManagement.deactivated')}
    </button>
  );
};

const checkAuthorities = (t: ReturnType<typeof useT>) => (chosen: readonly string[]) => {
  const problem = authoritiesProblem(chosen);
  return problem && t(problem);
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
    const { worked } = await dispatch({ type: ACTION_TYPES.FETCH_USER, payload });
    // Whoever opened another dialog meanwhile no longer waits for this one.
    if (worked && latest === user && !isDialogOpen()) setHeld((await payload).authorities);
  };
  return { held, read, forget: () => setHeld(null) };
};

export const Authorities: RowAction<User> = ({ row: user, list }) => {
  const t = useT();
  const dispatch = useAppDispatch();
  const isOwn = useOwnAccount()(user);
  const offered = useSelector(authorities.select);
  const { held, read, forget } = useHeldAuthorities(user);
  const title = t('userManagement.authoritiesOf', { name: user.login });
  const open = () => {
    if (offered.length === 0) void dispatch(getAuthorities());
    void read();
  };
  const change = (chosen: readonly string[]) => {
    if (held) void list.act(user, changeAuthorities(user, held, chosen), CHANGED);
    forget();
  };
  const isDisabled = isOwn || list.busyRow !== null || user.id === undefined;
  return (
    <>
      <RowButton color="secondary" aria-label={title} disabled={isDisabled} onClick={open}>
        {t('userManagement.fields.authorities')}
      </RowButton>
      {held && (
        <CheckOptionsDialog
          title={title}
          options={optionsFor(offered, held)}
          labelOf={authorityText}
          initial={held}
          check={checkAuthorities(t)}
          onConfirm={change}
          onCancel={forget}
        />
      )}
    </>
  );
};

/** The address of a screen of one user, with the list to return to. */
const useUserScreen = ({ login }: User, screen: string) => {
  const { sectionPath, search } = useNavigation<User>();
  return { pathname: `${sectionPath}/${encodeURIComponent(login)}${screen}`, state: { list: search } };
};

const linkTo = (screen: string, text: MessageKey, label: MessageKey, hook: string): RowAction<User> => {
  const ScreenLink: RowAction<User> = ({ row: user }) => {
    const t = useT();
    return (
      <Link
        className="btn btn-sm btn-outline-primary"
        data-cy={hook}
        aria-label={t(label, { name: user.login })}
        to={useUserScreen(user, screen)}
      >
        {t(text)}
      </Link>
    );
  };
  return ScreenLink;
};

export const ViewUser = linkTo('', 'entity.action.view', 'userManagement.viewOf', 'entityDetailsButton');
export const EditUser = linkTo('/edit', 'entity.action.edit', 'entity.action.editOf', 'entityEditButton');

/** Links to the delete dialog over the list. The own account cannot be deleted. */
export const DeleteUser: RowAction<User> = ({ row: user }) => {
  const t = useT();
  const isOwn = useOwnAccount()(user);
  const { search } = useNavigation<User>();
  const to = { ...useUserScreen(user, '/delete'), search };
  const shared = {
    'data-cy': 'entityDeleteButton',
    'aria-label': t('entity.action.deleteOf', { name: user.login }),
    children: t('entity.action.delete'),
  };
  if (isOwn) return <RowButton color="danger" disabled {...shared} />;
  return <Link className="btn btn-sm btn-outline-danger" to={to} {...shared} />;
};
