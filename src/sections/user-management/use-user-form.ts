import { useCallback, useLayoutEffect, useMemo } from 'react';
import { useOwnAccount } from 'core/auth/use-own-account';
import { useLoaded } from 'core/redux/use-loaded';
import { fieldErrorsOf } from 'core/responses/field-errors';
import { codesOf } from 'core/responses/refusal-codes';
import { isRecordGone } from 'core/responses/refusals';
import type { FormController } from 'crud/form/form-controller';
import { useManage } from 'crud/form/use-manage';
import { textsIn } from 'lib/long-texts';
import type { Duck } from 'records/duck';
import { lookup } from 'records/lookup';
import { readUser, USER_ACTIONS, userManagement } from './duck';
import { newUser, nothingStored, type User } from './record';
import { rulesFor } from './rules';

/** The user in the route, as stored on the server when the screen opened. */
export const useUser = (login: string) =>
  useLoaded(
    USER_ACTIONS.FETCH_USER,
    useCallback(() => readUser(login), [login]),
  );

/** Users are read by their login, with their authorities. */
const readByLogin: Duck<User> = {
  ...userManagement,
  find: ({ login }, _signal, background) => lookup(readUser(login, background), isRecordGone),
  relations: { ...userManagement.relations, readWhole: async user => user },
};

/** The own account keeps its login and its authorities, whatever a draft of the form contains. */
const duckOf = (user: User, isOwn: boolean): Duck<User> =>
  isOwn
    ? {
        ...readByLogin,
        save: edited => userManagement.save({ ...edited, login: user.login, authorities: user.authorities }),
      }
    : readByLogin;

const EMAIL = /^error\.Email$/m;

/** All messages of the field whose e-mail the server refused. */
const ofEmail = (error: unknown) => fieldErrorsOf(error).find(({ message }) => EMAIL.test(message))?.message;

const TAKEN = { userexists: 'login', emailexists: 'email' } as const;

const isTaken = (code: string): code is keyof typeof TAKEN => Object.hasOwn(TAKEN, code);

/** The field that a refusal is about, if the server does not name it or has no text for it. */
const refusedField = (error: unknown) => {
  const taken = codesOf(error).find(isTaken);
  if (taken !== undefined) return { field: TAKEN[taken], message: `error.${taken}` } as const;
  const message = ofEmail(error)?.replace(EMAIL, 'userManagement.validate.email');
  return message === undefined ? undefined : ({ field: 'email', message } as const);
};

const useRefusals = ({ form, save: { hasError, error } }: FormController<User>) =>
  useLayoutEffect(() => {
    const refused = hasError ? refusedField(error) : undefined;
    if (refused) form.setError(refused.field, { type: 'server', message: refused.message });
  }, [form, hasError, error]);

/** The form of one user. Before a stored user is overwritten, it is read again. */
export const useUserForm = (user: User) => {
  const isOwn = useOwnAccount()(user);
  const duck = useMemo(() => duckOf(user, isOwn), [user, isOwn]);
  const definition = useMemo(
    () => ({
      blank: user.id === undefined ? newUser : nothingStored,
      rules: rulesFor(isOwn, user),
      texts: textsIn<User>({}),
    }),
    [isOwn, user],
  );
  const manage = useManage(duck, 'userManagement', definition, {
    record: user,
    returnDelay: 0,
    entry: 'nothing',
  });
  useRefusals(manage);
  return { manage, isOwn };
};
