import type { TitleKey } from 'core/i18n/message-key';
import type { Chunk } from 'ui/layout/screen';
import type { PageQuery } from 'core/redux/list-query';
import type { Sorting } from 'core/redux/sorting';

/** What can ask for a list's rows before the list is there: its duck. */
interface AskedAhead {
  sorting?: Sorting;
  askAhead: (query: PageQuery) => void;
}

export interface Section {
  /** URL segment, and the section's folder. */
  path: string;
  /** Root key of its texts; `<key>.title` is its name in menus. */
  key: TitleKey;
  /** Screens by their path under the section, most specific first. */
  screens: Record<string, Chunk<object>>;
  /** Whose pages the section's first screen lists, where it reads them by `useList`. */
  list?: AskedAhead;
}

/** A section's table of contents, as `app/areas` mounts it. */
export const section = (path: string, key: TitleKey, screens: Section['screens']): Section => ({ path, key, screens });

/** The same of a section whose first screen lists the records of a duck. */
export const listSection = (path: string, key: TitleKey, list: AskedAhead, screens: Section['screens']): Section => ({
  path,
  key,
  screens,
  list,
});
