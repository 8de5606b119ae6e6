import { useMemo } from 'react';
import { useHistory, useLocation } from 'react-router-dom';
import type { Id, Identified } from 'lib/model';
import { useBrowserNavigation } from './navigation-context';
import type { Position } from './position';

/** What one screen of a section hands to the next; it lives in the history entry and survives a reload. */
export interface NavigationState<T> {
  /** The record being edited, with what was typed so far. */
  record?: T;
  /** The record as it was opened, to tell edits from it. */
  base?: T;
  /** Which long text the content screen edits, or the form comes back from. */
  text?: string;
  /** Query of the list to return to, as it stood in its URL. */
  list?: string;
  /** Query of the form's own URL, for the way back from a text. */
  address?: string;
  /** Where the record stands in that list. */
  place?: Position;
  /** The list tells that a record was saved, and marks it. */
  saved?: boolean;
  savedId?: Id;
  /** The id under which this form keeps its draft. */
  draft?: string;
  /** How often the form was opened anew with the stored record, in place of what was edited. */
  reopened?: number;
}

/** The mounted base of a section: `/application-admin/diseases` of any path below it (R5). */
const baseOf = (pathname: string) => pathname.split('/').slice(0, 3).join('/');

/**
 * Moves between the screens of a section. This is the one place that calls the history. The history holds one entry of
 * a form at most: its text screen lies over it and goes back to it, and the form goes back to its list.
 */
export const useNavigation = <T extends Identified>(formPath = '/manage') => {
  const history = useHistory<NavigationState<T> | undefined>();
  const { returnTo, closeRecord, keepState } = useBrowserNavigation();
  const { pathname, state, search } = useLocation<NavigationState<T> | undefined>();

  return useMemo(() => {
    const received: NavigationState<T> = state ?? {};
    const base = baseOf(pathname);
    const { list, draft } = received;
    // Coming back from a text is not coming from a neighbour.
    const place = received.place && { ...received.place, by: undefined };

    return {
      received,
      base,
      /** The list's own query, where this screen is the list. */
      search,
      replaceSearch: (query: string) => history.replace({ pathname, search: query, state }),
      forget: (part: keyof NavigationState<T>) =>
        history.replace({ pathname, search, state: { ...received, [part]: undefined } }),
      /** With a base of its own the record counts as changed from the start. */
      toForm: (record?: T, more: Pick<NavigationState<T>, 'base' | 'place'> = {}) =>
        history.push({
          pathname: base + formPath,
          state: { record, list: list ?? search, ...more } satisfies NavigationState<T>,
        }),
      /** Notes the id of this form's draft. A form that is not on the page any more notes nothing. */
      noteDraft: (form: string) => {
        if (history.location.pathname === pathname)
          history.replace({ pathname, search, state: { ...history.location.state, draft: form } });
      },
      /** Replaces the form by that of another record of the same list. */
      toOtherRecord: (record: T, more: Required<Pick<NavigationState<T>, 'list' | 'place'>>) =>
        history.replace({ pathname: base + formPath, state: { record, ...more } satisfies NavigationState<T> }),
      /** Hands this screen the record that its address names. */
      open: (record: T, list_: string) =>
        history.replace({ pathname, state: { record, list: list_ } satisfies NavigationState<T> }),
      /** Opens this form anew with the record as it is stored. */
      reopen: (record: T) => {
        const reopened = (received.reopened ?? 0) + 1;
        const next = { ...received, record, base: undefined, text: undefined, reopened };
        history.replace({ pathname, search, state: next });
      },
      /** This section's form as an address for a tab that is handed nothing. */
      addressOf: (query: string) => history.createHref({ pathname: base + formPath, search: query }),
      /** To what belongs to one row of the list, where a section has such a screen. */
      toView: (record: T, path = '/view') =>
        history.push({ pathname: base + path, state: { record, list: search } satisfies NavigationState<T> }),
      /** Leaves the form; what else the history holds of a record that was saved is not shown again. */
      toList: (next: NavigationState<T> = {}) => {
        if (next.savedId !== undefined) closeRecord(pathname, next.savedId);
        returnTo({ pathname: base, search: list ?? search, state: next });
      },
      /** A record was deleted. */
      closeForms: (id: Id) => closeRecord(base + formPath, id),
      /** The form stays open over a record that was saved. */
      keepSaved: (record: T, base_: T) => {
        if (base_.id !== undefined) closeRecord(pathname, base_.id);
        keepState({ ...received, record, base: base_ });
      },
      toContent: (record: T, base_: T, text: string) => {
        const next = { list, place, draft, record, base: base_ };
        history.replace({ pathname, search, state: next });
        history.push({ pathname: `${base}${formPath}/content`, state: { ...next, text, address: search } });
      },
      /** Goes on with another text of the same record, in this entry: the form lies below it as before. */
      toOtherText: (record: T, base_: T, text: string) =>
        history.replace({ pathname, search, state: { ...received, record, base: base_, text } }),
      backToForm: (record: T, base_: T) =>
        returnTo({
          pathname: base + formPath,
          search: received.address,
          state: { list, place, draft, record, base: base_, text: received.text } satisfies NavigationState<T>,
        }),
    };
  }, [history, returnTo, closeRecord, keepState, pathname, state, search, formPath]);
};
