import { useMemo } from 'react';
import { useHistory, useLocation } from 'react-router-dom';
import type { Id } from 'shared/model';
import type { Place } from 'shared/navigation/place';

/** What one screen of a section hands to the next; it lives in the history entry and survives a reload. */
export interface Handover<T> {
  /** The record being edited, with what was typed so far. */
  record?: T;
  /** The record as it was opened, to tell edits from it. */
  base?: T;
  /** Which long text the content screen edits. */
  text?: string;
  /** Query of the list to return to, as it stood in its URL. */
  list?: string;
  /** Where the record stands in that list. */
  place?: Place;
  /** The list tells that a record was saved, and marks it. */
  saved?: boolean;
  savedId?: Id;
}

/** The mounted base of a section: `/application-admin/diseases` of any path below it (decision 2). */
const baseOf = (pathname: string) => pathname.split('/').slice(0, 3).join('/');

/** Moves between the screens of a section. This is the one place that calls the history. */
export const useNavigation = <T>(formPath = '/manage') => {
  const history = useHistory<Handover<T> | undefined>();
  const { pathname, state, search } = useLocation<Handover<T> | undefined>();

  return useMemo(() => {
    const received: Handover<T> = state ?? {};
    const base = baseOf(pathname);
    const { list } = received;
    // Coming back from a text is not coming from a neighbour.
    const place = received.place && { ...received.place, by: undefined };

    return {
      received,
      base,
      /** The list's own query, where this screen is the list. */
      search,
      replaceSearch: (query: string) => history.replace({ pathname, search: query, state }),
      forget: (part: keyof Handover<T>) =>
        history.replace({ pathname, search, state: { ...received, [part]: undefined } }),
      /** With a base of its own the record counts as changed from the start. */
      toForm: (record?: T, more: Pick<Handover<T>, 'base' | 'place'> = {}) =>
        history.push({
          pathname: base + formPath,
          state: { record, list: list ?? search, ...more } satisfies Handover<T>,
        }),
      /** Replaces the form by that of another record of the same list. */
      toNeighbour: (record: T, more: Required<Pick<Handover<T>, 'list' | 'place'>>) =>
        history.replace({ pathname: base + formPath, state: { record, ...more } satisfies Handover<T> }),
      /** Hands this screen the record that its address names. */
      open: (record: T, list_: string) =>
        history.replace({ pathname, state: { record, list: list_ } satisfies Handover<T> }),
      /** This section's form as an address for a tab that is handed nothing. */
      addressOf: (query: string) => history.createHref({ pathname: base + formPath, search: query }),
      /** To what belongs to one row of the list, where a section has such a screen. */
      toView: (record: T, path = '/view') =>
        history.push({ pathname: base + path, state: { record, list: search } satisfies Handover<T> }),
      /** Replaces the form, so that Back does not lead into it again. */
      toList: (handover: Handover<T> = {}) =>
        history.replace({ pathname: base, search: list ?? search, state: handover }),
      toContent: (record: T, base_: T, text: string) => {
        const handover = { list, place, record, base: base_ };
        history.replace({ pathname, search, state: handover });
        history.push({ pathname: `${base}${formPath}/content`, state: { ...handover, text } });
      },
      backToForm: (record: T | undefined) =>
        history.replace({ pathname: base + formPath, state: { list, place, record, base: received.base } }),
    };
  }, [history, pathname, state, search, formPath]);
};
