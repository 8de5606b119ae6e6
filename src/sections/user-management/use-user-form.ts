import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { isAxiosError } from 'axios';
import { useForm } from 'react-hook-form';
import { useSelector, useStore } from 'react-redux';
import { useOwnAccount } from 'core/auth/use-own-account';
import { useNavigation } from 'core/navigation/use-navigation';
import { useReread } from 'crud/use-reread';
import { comparisonOf } from 'features/changes/comparison';
import { same } from 'lib/deep-equal';
import { useDraft } from 'features/drafts/use-draft';
import { fieldErrorsOf, type WireFieldError } from 'core/http/field-errors';
import { useAppDispatch } from 'core/redux/hooks';
import { useLatest } from 'lib/use-latest';
import { createUser, getRoles, readUser, userManagement, updateUser } from './duck';
import { editedUser, valuesOf, type User, type UserValues } from './model';

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
  const { authorities, updating, errorMessage } = useSelector(userManagement.select);
  const [defaultValues] = useState(() => valuesOf(user));
  const form = useForm<UserValues>({ defaultValues });
  /** The user and the values as the server has them: as they were opened, or as they were saved last. */
  const [{ known, base }, setKnown] = useState({ known: user, base: defaultValues });
  const [isChanged, setChanged] = useState(false);
  const [isStored, setStored] = useState(false);
  const [wasSaved, setWasSaved] = useState(false);
  const [failed, setFailed] = useState(false);
  const isNew = known.id === undefined;
  // To make the same user again would be refused, or make a second one.
  const canSave = !wasSaved || !isNew;
  const dirty = isChanged;
  const draft = useDraft<UserValues>({
    section: 'userManagement',
    id: known.id,
    base,
    read: form.getValues,
    dirty,
    reach: 'tab',
  });
  const { touch } = draft;
  const isOwn = useOwnAccount()(user) && !isNew;

  useEffect(() => void dispatch(getRoles()), [dispatch]);
  useEffect(() => {
    const subscription = form.watch(() => {
      touch();
      setChanged(!same(form.getValues(), base));
    });
    return () => subscription.unsubscribe();
  }, [form, base, touch]);
  useEffect(() => {
    if (isStored) toList({ saved: true, savedId: known.id });
  }, [isStored, toList, known.id]);
  // The copy of what was typed during the save went with that of what was saved.
  const wasChanged = useLatest(isChanged);
  useEffect(() => {
    if (wasSaved && wasChanged.current) touch();
  }, [wasSaved, base, wasChanged, touch]);

  const reread = useReread<User>({ i18n: 'userManagement', opened: known, read: () => readUser(user.login) });
  const editedBy = (values: UserValues): User => ({
    ...editedUser(known, values),
    ...(isOwn && { authorities: known.authorities }),
  });
  const isSending = useRef(false);
  const send = async (values: UserValues) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailed(false);
    const sent = structuredClone(values);
    const edited = editedBy(sent);
    const worked = await dispatch(isNew ? createUser(edited) : updateUser(edited));
    isSending.current = false;
    setFailed(!worked);
    if (worked) {
      await draft.removeAfterSave();
      const hasChanged = !same(form.getValues(), sent);
      setKnown({ known: { ...edited, id: known.id ?? userManagement.select(store.getState()).user.id }, base: sent });
      setChanged(hasChanged);
      setStored(!hasChanged);
      setWasSaved(true);
      return;
    }
    errorsOf(userManagement.select(store.getState()).errorMessage).forEach(({ field, message }) =>
      form.setError(field as keyof UserValues, { type: 'server', message }),
    );
  };

  const sendSafely = (values: UserValues) => {
    if (isStored || !canSave) return;
    // After a save of one's own, what the server worked out differs from what was sent.
    return isNew || wasSaved ? send(values) : reread.sendUnlessChanged(editedBy(values), () => send(values));
  };

  return {
    form,
    draft,
    reread,
    dirty,
    isStored,
    failed,
    hasLaterChanges: wasSaved && isChanged,
    canSave,
    error: errorMessage,
    isNew,
    isOwn,
    offered: authorities,
    isBusy: updating || isStored || reread.isReading,
    save: (event?: SyntheticEvent) => {
      // What the server refused of a field that the form does not have, no edit and no rule of the form takes back.
      form.clearErrors();
      return form.handleSubmit(sendSafely)(event);
    },
    restore: (values: UserValues) => form.reset(values, { keepDefaultValues: true }),
    cancel: () => toList(),
    compare: (values: UserValues = form.getValues()) => comparisonOf(base, values),
  };
};
