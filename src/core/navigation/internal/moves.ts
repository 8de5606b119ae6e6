import type { History } from 'history';
import type { Id } from 'lib/model';
import { formPathOf } from '../entry-state';
import type { Navigation } from '../hash-history';
import type { FoundInRecord, NavigationState } from '../navigation-state';

/** The current screen of a section, with the router's history and the console's own navigation. */
export interface ShownScreen<T> {
  history: History<NavigationState<T> | undefined>;
  navigation: Pick<Navigation, 'returnTo' | 'closeRecord' | 'keepState'>;
  pathname: string;
  search: string;
  state: NavigationState<T> | undefined;
  /** Paths of the section's list and of its form. */
  sectionPath: string;
  formPath: string;
}

/** The position without `by`: after its text screen, a form was not reached from the previous or next record. */
const positionOf = <T>({ state }: ShownScreen<T>) => state?.position && { ...state.position, by: undefined };

/** Moves of a list. */
export const movesOfList = <T>({
  history,
  navigation,
  pathname,
  search,
  state,
  sectionPath,
  formPath,
}: ShownScreen<T>) => ({
  replaceSearch: (query: string) => history.replace({ pathname, search: query, state }),
  forget: (part: keyof NavigationState<T>) =>
    history.replace({ pathname, search, state: { ...state, [part]: undefined } }),
  /** If `more` has a base of its own, the record counts as changed from the start. */
  toForm: (record?: T, more: Pick<NavigationState<T>, 'base' | 'position'> = {}) =>
    history.push({
      pathname: formPath,
      state: { record, list: state?.list ?? search, ...more } satisfies NavigationState<T>,
    }),
  /** Path of this section's form. */
  formPath,
  /** Address of this section's form for a new tab, which receives no navigation state. */
  addressOf: (query: string) => history.createHref({ pathname: formPath, search: query }),
  /** Opens the screen of what belongs to one row of the list, in sections that have such a screen. */
  toView: (record: T, path = '/view') =>
    history.push({ pathname: sectionPath + path, state: { record, list: search } satisfies NavigationState<T> }),
  /** Closes the forms of a record that was deleted. */
  closeForms: (id: Id) => navigation.closeRecord(formPath, id),
});

/** Moves of a form, to its list and between its records. */
export const movesOfForm = <T>({
  history,
  navigation,
  pathname,
  search,
  state,
  sectionPath,
  formPath,
}: ShownScreen<T>) => ({
  /** Stores the id of this form's draft, also in the entry of its texts. A form that was left stores nothing. */
  noteDraft: (draft: string) => {
    const { pathname: path, search: query, state: current } = history.location;
    if (formPathOf(path) === formPathOf(pathname))
      history.replace({ pathname: path, search: query, state: { ...current, draft } });
  },
  /** Replaces the form with that of another record of the same list. */
  toOtherRecord: (record: T, more: Required<Pick<NavigationState<T>, 'list' | 'position'>>) =>
    history.replace({ pathname: formPath, state: { record, ...more } satisfies NavigationState<T> }),
  /** Gives this screen the record that its address identifies. A place in a long text opens in its editor. */
  open: (record: T, list: string) => {
    const { found } = state ?? {};
    history.replace({
      pathname: found?.text ? `${formPath}/content` : pathname,
      state: { record, list, found, text: found?.text } satisfies NavigationState<T>,
    });
  },
  /** Opens this form again with the record as it is stored. */
  reopen: (record: T) =>
    history.replace({
      pathname,
      search,
      state: { ...state, record, base: undefined, text: undefined, form: undefined, reopened: true },
    }),
  /** Replaces the form of a new record with another one of its kind: empty, or with these values. */
  toNew: (record?: T) =>
    history.replace({
      pathname,
      state: { record, list: state?.list, reopened: true } satisfies NavigationState<T>,
    }),
  /** Leaves the form. Other history entries of the record that was saved are not shown again. */
  toList: (next: NavigationState<T> = {}, saved?: Id) => {
    if (saved !== undefined) navigation.closeRecord(pathname, saved);
    navigation.returnTo({ pathname: sectionPath, search: state?.list ?? search, state: next });
  },
});

/**
 * Moves between a form and the editors of its long texts. The form stays mounted. The entries carry the record as it
 * was opened and as it is edited, for a reload.
 */
export const movesOfTexts = <T extends { id?: Id }>(screen: ShownScreen<T>) => {
  const { history, navigation, pathname, search, state, formPath } = screen;
  const carried = (record: T, base: T) => ({
    list: state?.list,
    position: positionOf(screen),
    draft: state?.draft,
    form: state?.form,
    record,
    base,
  });
  const contentPath = `${formPath}/content`;
  return {
    /** The address asks for the editor of a text. */
    isAtText: pathname === contentPath,
    /** Keeps the form open after its record was saved, or found to be stored in another state. */
    keepSaved: (record: T, base: T) => {
      if (base.id !== undefined) navigation.closeRecord(pathname, base.id);
      // The screen may have changed since the save began.
      navigation.keepState({ ...history.location.state, record, base });
    },
    toContent: (record: T, base: T, text: string, found?: FoundInRecord) => {
      const next = carried(record, base);
      history.replace({ pathname, search, state: next });
      history.push({ pathname: contentPath, state: { ...next, text, found, address: search } });
    },
    /** Gives this entry another reading of its record, or another text. The form's entry stays below it. */
    replaceRecord: (record: T, base: T, text = state?.text) =>
      history.replace({ pathname, search, state: { ...state, record, base, text } }),
    backToForm: (record: T, base: T) =>
      navigation.returnTo({
        pathname: formPath,
        search: state?.address,
        state: { ...carried(record, base), text: state?.text } satisfies NavigationState<T>,
      }),
  };
};
