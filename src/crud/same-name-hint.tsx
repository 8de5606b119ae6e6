import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { type Identified } from 'lib/model';
import { type Duck } from 'core/redux/create-duck';
import { plain } from 'lib/plain';
import { nameOfRow } from 'ui/table/columns';
import { findRow, IncompleteList } from 'core/http/all-rows';
import { BACKGROUND } from 'core/http/background';
import { textOf } from 'lib/records/parts';
import { SEARCH_DELAY } from 'ui/table/search-box';
import { useDebounced } from 'ui/layout/use-debounced';
import { MIN_SEARCH_LIMIT } from 'core/redux/list-query';

/** A name of so few letters is still being typed, and very many records hold it. */
const MIN_LETTERS = 3;
/** A hint is not worth more questions than this. */
const MAX_PAGES = 5;

type NameDuck<T extends Identified> = Pick<Duck<T>, 'fetchPage' | 'pageSize'>;

/** The name of the record that is called so, but for case and accents. */
const nameInList = async <T extends Identified>(duck: NameDuck<T>, name: string, signal: AbortSignal) => {
  const search = name.slice(0, MIN_SEARCH_LIMIT);
  const pages = {
    size: duck.pageSize,
    fetchPage: (page: number) =>
      page > MAX_PAGES ? Promise.reject(new IncompleteList()) : duck.fetchPage({ page, search }, signal, BACKGROUND),
  };
  const row = await findRow(pages, one => plain(nameOfRow(one)) === plain(name), signal);
  return row && nameOfRow(row);
};

interface SameNameHintProps<T extends Identified> {
  duck: NameDuck<T>;
  /** Whose name is typed. What is stored already would be found under its own name. */
  form: { isNew: boolean; wasSaved: boolean };
}

const Hint = <T extends Identified>({ duck }: Pick<SameNameHintProps<T>, 'duck'>) => {
  const t = useT();
  const name: unknown = useWatch({ name: 'name' });
  const typed = textOf(name).trim();
  const query = useDebounced(typed, SEARCH_DELAY);
  const [found, setFound] = useState<string>();

  useEffect(() => {
    if (query.length < MIN_LETTERS) return;
    const controller = new AbortController();
    nameInList(duck, query, controller.signal).then(
      other => !controller.signal.aborted && setFound(other),
      // Nobody asked for the hint, so that nobody is told that it could not be had.
      () => undefined,
    );
    return () => controller.abort();
  }, [duck, query]);

  if (found === undefined || plain(found) !== plain(typed)) return null;
  return <p className="form-text mb-0">{t('hints.sameName', { name: found })}</p>;
};

/** Tells that a new record bears the name of another one; saving waits for nothing of it. */
export const SameNameHint = <T extends Identified>({ duck, form }: SameNameHintProps<T>) =>
  form.isNew && !form.wasSaved ? <Hint duck={duck} /> : null;
