import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { type Identified } from 'lib/model';
import { plain } from 'lib/plain';
import { nameWithoutId } from 'lib/records/names';
import { NAMING_FIELDS } from 'lib/records/names';
import { textOf } from 'lib/records/parts';
import { searchText, trimmed } from 'lib/text';
import { lookup, rowInList } from 'records/lookup';
import type { RecordSource } from 'records/source';
import { useDebounced } from 'ui/layout/use-debounced';
import { SEARCH_DELAY } from 'ui/table/search-box';

/** A shorter name is still being typed, and very many records contain it. */
const MIN_LETTERS = 3;
/** A hint is not worth more requests than this. */
const MAX_PAGES = 5;

/** The name of the listed record that has this name, ignoring case and accents. */
const nameInList = async <T extends Identified>(duck: RecordSource<T>, name: string, signal: AbortSignal) => {
  const isSame = (row: T) => plain(nameWithoutId(row)) === plain(name);
  const found = await lookup(rowInList(duck, isSame, { name: searchText(name), signal, maxPages: MAX_PAGES }));
  return found.is === 'found' ? nameWithoutId(found.row) : undefined;
};

interface SameNameHintProps<T extends Identified> {
  duck: RecordSource<T>;
  /** The form in which the name is typed. A record that is already stored would find itself. */
  form: { record: { isNew: boolean }; save: { wasSaved: boolean } };
}

const Hint = <T extends Identified>({ duck }: Pick<SameNameHintProps<T>, 'duck'>) => {
  const t = useT();
  const names: unknown[] = useWatch({ name: NAMING_FIELDS });
  const typed = trimmed(names.map(textOf).find(Boolean) ?? '');
  const query = useDebounced(typed, SEARCH_DELAY);
  const [found, setFound] = useState<string>();

  useEffect(() => {
    if (query.length < MIN_LETTERS) return;
    const controller = new AbortController();
    // The user did not request the hint, so its failure is not reported.
    void nameInList(duck, query, controller.signal).then(other => !controller.signal.aborted && setFound(other));
    return () => controller.abort();
  }, [duck, query]);

  if (found === undefined || plain(found) !== plain(typed)) return null;
  return <p className="form-text mb-0">{t('hints.sameName', { name: found })}</p>;
};

/** Shows that a new record has the same name, title or code as another one. Saving does not wait for this check. */
export const SameNameHint = <T extends Identified>({ duck, form }: SameNameHintProps<T>) =>
  form.record.isNew && !form.save.wasSaved ? <Hint duck={duck} /> : null;
