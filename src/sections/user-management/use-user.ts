import { useCallback } from 'react';
import { useLoaded } from 'core/redux/use-loaded';
import { ACTION_TYPES, readUser } from './duck';

/** The user that a route names, as the server had it when the screen opened. */
export const useUser = (login: string) =>
  useLoaded(
    ACTION_TYPES.FETCH_USER,
    useCallback(() => readUser(login), [login]),
  );
