import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { isAxiosError } from 'axios';
import { useForm } from 'react-hook-form';
import { useSelector, useStore } from 'react-redux';
import { useOwnAccount } from 'shared/auth/use-own-account';
import { useNavigation } from 'shared/crud/navigation';
import { useReread } from 'shared/crud/use-reread';
import { comparisonOf } from 'shared/changes/comparison';
import { useDraft } from 'shared/drafts/use-draft';
import { fieldErrorsOf, type WireFieldError } from 'shared/http/field-errors';
import { useAppDispatch } from 'shared/redux/hooks';
import { createUser, getRoles, readUser, selectUserManagement, updateUser } from './duck';
import { valuesOf, type User, type UserValues } from './model';

const TAKEN: Record<string, keyof UserValues> = { 'error.userexists': 'login', 'error.emailexists': 'email' };

/** The errors of a refused user by field: those of its fields, and a login or e-mail that is taken. */
const errorsOf = (error: unknown): WireFieldError[] => {
  const message = isAxiosError(error) ? String(error.response?.data?.message) : '';
  const field = TAKEN[message];
  if (field) return [{ field, message }];
  return fieldErrorsOf(error).map(one =>
    one.message === 'error.Email' ? { ...one, message: 'userManagement.validate.email' } : one,
  );
};

/** The form of one user and the life of its save. */
export const useUserForm = (user: User) => {
  const dispatch = useAppDispatch();
  const store = useStore();
  const { toList } = useNavigation<User>();
  const { authorities, updating } = useSelector(selectUserManagement);
  const [defaultValues] = useState(() => valuesOf(user));
  const form = useForm<UserValues>({ defaultValues });
  const [isStored, setStored] = useState(false);
  const [failed, setFailed] = useState(false);
  const isNew = user.id === undefined;
  const dirty = form.formState.isDirty && !isStored;
  const draft = useDraft<UserValues>({
    section: 'userManagement',
    id: user.id,
    base: defaultValues,
    read: form.getValues,
    dirty,
  });
  const isOwn = useOwnAccount()(user) && !isNew;

  useEffect(() => void dispatch(getRoles()), [dispatch]);
  useEffect(() => {
    const subscription = form.watch(draft.touch);
    return () => subscription.unsubscribe();
  }, [form, draft.touch]);
  useEffect(() => {
    if (isStored) toList({ saved: true, savedId: selectUserManagement(store.getState()).user.id ?? user.id });
  }, [isStored, toList, store, user.id]);

  const reread = useReread(
    user,
    useCallback(() => readUser(user.login), [user.login]),
  );
  const isSending = useRef(false);
  const send = async (values: UserValues) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailed(false);
    const edited: User = { ...user, ...values, authorities: isOwn ? user.authorities : values.authorities };
    const worked = await dispatch(isNew ? createUser(edited) : updateUser(edited));
    isSending.current = worked;
    setStored(worked);
    setFailed(!worked);
    if (worked) {
      await draft.drop();
      return;
    }
    const known = Object.keys(defaultValues) as (keyof UserValues)[];
    errorsOf(selectUserManagement(store.getState()).errorMessage).forEach(({ field, message }) => {
      const name = known.find(one => one === field);
      if (name) form.setError(name, { type: 'server', message });
    });
  };

  const sendSafely = (values: UserValues) => (isNew ? send(values) : reread.sendUnlessChanged(() => send(values)));

  return {
    form,
    draft,
    reread,
    dirty,
    isStored,
    failed,
    isNew,
    isOwn,
    offered: authorities,
    isBusy: updating || isStored || reread.isReading,
    save: (event?: SyntheticEvent) => form.handleSubmit(sendSafely)(event),
    restore: (values: UserValues) => form.reset(values, { keepDefaultValues: true }),
    cancel: () => toList(),
    compare: (values: UserValues = form.getValues()) => comparisonOf(defaultValues, values),
  };
};
