import { useMemo, useState } from 'react';
import { useSession } from 'core/auth/use-session';
import { localStore } from 'lib/storage';
import { type Column, type ColumnOf, columnsOf } from 'ui/table/columns';

const PREFIX = 'columns|v1|';

const isField = (stored: unknown): stored is string => typeof stored === 'string';

const read = (key: string): string[] => localStore.readList(key, isField);

/** The columns that the user can choose from, and the function that applies the choice. */
export interface ColumnChoice {
  fields: readonly string[];
  hidesSome: boolean;
  show: (wanted: readonly string[]) => void;
}

/**
 * Which columns of a list the user wants to see. This browser stores, for each account and list, the names of the
 * fields that are hidden. All columns are shown at first, and if no column would be left.
 */
export const useShownColumns = <T>(
  list: string,
  columns: readonly ColumnOf<T>[],
): { shown: Column<T>[]; choice: ColumnChoice } => {
  const { login = '' } = useSession();
  const key = PREFIX + [login, list].join('|');
  const all = useMemo(() => columnsOf(columns), [columns]);
  const [kept, keep] = useState(() => ({ key, hidden: read(key) }));
  // Another user may sign in while the list stays open.
  const hidden = useMemo(() => (kept.key === key ? kept.hidden : read(key)), [kept, key]);
  const shown = useMemo(() => {
    const visible = all.filter(({ field }) => !hidden.includes(field));
    return visible.length > 0 ? visible : all;
  }, [all, hidden]);

  const fields = all.map(({ field }) => field);
  const show = (wanted: readonly string[]) => {
    const without = fields.filter(field => !wanted.includes(field));
    localStore.set(key, without);
    keep({ key, hidden: without });
  };
  return { shown, choice: { fields, hidesSome: shown.length < all.length, show } };
};
