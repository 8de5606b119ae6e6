import { useEffect, useMemo } from 'react';
import { isAxiosError } from 'axios';
import { useSelector } from 'react-redux';
import { useOwnAccount } from 'core/auth/use-own-account';
import { fieldErrorsOf, type WireFieldError } from 'core/http/field-errors';
import { useAppDispatch } from 'core/redux/hooks';
import { useManage, type Manage } from 'crud/use-manage';
import { useReread } from 'crud/use-reread';
import { getRoles, readUser } from './duck';
import { userManagement } from './reducer';
import { editedUser, rulesFor, valuesOf, type User, type UserValues } from './model';
import { userForm } from './users-duck';

const TAKEN: Record<string, keyof UserValues> = { 'error.userexists': 'login', 'error.emailexists': 'email' };

/** The errors of a refused user by field: those of its fields, and a login or e-mail that is taken. */
const errorsOf = (error: unknown): WireFieldError[] => {
  const message = isAxiosError(error) ? String(error.response?.data?.message) : '';
  if (Object.hasOwn(TAKEN, message)) return [{ field: TAKEN[message], message }];
  return fieldErrorsOf(error).map(one =>
    one.message === 'error.Email' ? { ...one, message: 'userManagement.validate.email' } : one,
  );
};

const useRefusals = ({ form, hasError, error }: Manage<UserValues>) =>
  useEffect(() => {
    if (!hasError) return;
    errorsOf(error).forEach(({ field, message }) =>
      form.setError(field as keyof UserValues, { type: 'server', message }),
    );
  }, [form, hasError, error]);

/** The form of one user. Before a stored user is overwritten, it is read again. */
export const useUserForm = (user: User) => {
  const dispatch = useAppDispatch();
  const isOwn = useOwnAccount()(user) && user.id !== undefined;
  const { duck, record } = useMemo(() => ({ duck: userForm(user), record: valuesOf(user) }), [user]);
  const rules = useMemo(() => rulesFor(isOwn), [isOwn]);
  const manage = useManage(duck, record, rules, { record, returnDelay: 0, draftReach: 'tab' });
  useRefusals(manage);
  // The form empties this part of the store when it opens, so this comes after it.
  useEffect(() => void dispatch(getRoles()), [dispatch]);

  const reread = useReread<User>({ i18n: 'userManagement', opened: user, read: () => readUser(user.login) });
  const send = (values: UserValues) => {
    const edited = isOwn ? { ...values, authorities: record.authorities } : values;
    // After a save of one's own, what the server worked out differs from what was sent.
    if (manage.isNew || manage.wasSaved) return manage.send(edited);
    return reread.sendUnlessChanged(editedUser(user, edited), () => manage.send(edited));
  };

  return {
    manage: { ...manage, isBusy: manage.isBusy || reread.isReading },
    reread,
    save: () => void manage.form.handleSubmit(send)(),
    isOwn,
    offered: useSelector(userManagement.select).authorities,
  };
};
