import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import type { Thunk } from 'core/redux/request';
import CheckOptionsDialog from 'ui/dialogs/check-options-dialog';
import { changeAuthorities } from './changes';
import { authorities, getAuthorities } from './duck';
import { authoritiesProblem, authorityText, optionsFor, type User } from './record';

export interface AuthoritiesDialogProps {
  title: string;
  user: User;
  /** The authorities that the user has. */
  held: readonly string[];
  onConfirm: (change: Thunk) => void;
  onCancel: () => void;
}

/** All authorities, with those of a user checked (R140). */
const AuthoritiesDialog = ({ title, user, held, onConfirm, onCancel }: AuthoritiesDialogProps) => {
  const t = useT();
  const dispatch = useAppDispatch();
  const offered = useSelector(authorities.select);
  const isMissing = offered.length === 0;
  useEffect(() => {
    if (isMissing) void dispatch(getAuthorities());
  }, [isMissing, dispatch]);
  const check = (chosen: readonly string[]) => {
    const problem = authoritiesProblem(chosen);
    return problem && t(problem);
  };
  return (
    <CheckOptionsDialog
      title={title}
      options={optionsFor(offered, held)}
      labelOf={authorityText}
      initial={held}
      check={check}
      onConfirm={chosen => onConfirm(changeAuthorities(user, held, chosen))}
      onCancel={onCancel}
    />
  );
};

export default AuthoritiesDialog;
