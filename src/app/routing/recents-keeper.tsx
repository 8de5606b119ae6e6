import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useSession } from 'core/auth/use-session';
import type { NavigationState } from 'core/navigation/navigation-state';
import { rememberRecent } from 'features/recents/recents';
import type { Identified } from 'lib/model';
import { nameOfRow } from 'lib/records/names';
import { recordsOf } from './internal/screens';

type FormState = NavigationState<Identified>;

/** The record that a screen was opened with, as the server has it. On a list: the record that was just saved. */
const subjectOf = (
  { record, base = record, saved }: FormState,
  screen: string,
  path: string,
  stored: Identified | null,
) => {
  if (path === screen) return base;
  return path === '' && saved ? stored : undefined;
};

/**
 * Remembers the records that the user opens and saves, by name and in this browser only. It does not remember people.
 */
export const RecentsKeeper = () => {
  const store = useStore();
  const { login } = useSession();
  const { pathname, state } = useLocation<FormState | undefined>();
  useEffect(() => {
    const [, , section = '', ...rest] = pathname.split('/');
    const source = recordsOf(section);
    if (!login || !source || source.arePeople) return;
    const { saved: stored } = source.duck.select(store.getState());
    const path = rest.map(part => `/${part}`).join('');
    const subject = subjectOf(state ?? {}, source.screen, path, stored);
    if (subject?.id === undefined) return;
    const name = nameOfRow(subject);
    if (name !== String(subject.id)) rememberRecent(login, { section, id: subject.id, name });
  }, [pathname, state, login, store]);
  return null;
};
