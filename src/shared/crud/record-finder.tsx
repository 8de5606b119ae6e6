import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from 'shared/i18n/use-t';
import type { Identified, Page } from 'shared/model';
import type { ListQuery } from 'shared/redux/create-duck';
import { LoadFailure } from 'shared/ui/load-failure';
import { PageTitle } from 'shared/ui/page-title';
import { ScreenSkeleton } from 'shared/ui/screen-skeleton';
import { queryForName, readQuery } from './list-query';
import { useNavigation } from './navigation';
import { isRecord, type SoughtRecord } from './record-address';

/** What a record is looked for in. */
export interface RecordLibrary {
  pageSize: number;
  fetchPage: (query: ListQuery, signal: AbortSignal) => Promise<Page<Identified>>;
  handed(row: Identified): Identified;
}

/** A name that more records share than this many pages hold is no address. */
const MOST_PAGES = 10;

const find = async (library: RecordLibrary, sought: SoughtRecord, search: string, signal: AbortSignal) => {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { content, totalElements } = await library.fetchPage({ page, search }, signal);
    const found = content.find(row => isRecord(row, sought));
    if (found || content.length === 0 || page * library.pageSize >= totalElements) return found;
  }
  return undefined;
};

const NotThere = ({ to, search }: { to: string; search: string }) => {
  const t = useT();
  return (
    <section>
      <PageTitle title={t('lists.record.notFound')} />
      <p>{t('lists.record.openFromList')}</p>
      <Link className="btn btn-primary" to={{ pathname: to, search }}>
        {t('lists.record.toList')}
      </Link>
    </section>
  );
};

interface RecordFinderProps {
  library: RecordLibrary;
  sought: SoughtRecord;
}

/**
 * Opens the record that an address names where nothing was handed over: in a new tab, or from somebody's link. The API
 * has no record by its id (spec 7), so the list is asked for its name. It never ends in the form of a new record.
 */
export const RecordFinder = ({ library, sought }: RecordFinderProps) => {
  const { base, open } = useNavigation();
  const [state, setState] = useState<'looking' | 'missing' | 'failed'>('looking');
  const { id, name } = sought;
  const list = queryForName(name);

  const look = useCallback(
    (signal: AbortSignal) =>
      find(library, { id, name }, readQuery(list).search, signal).then(
        found => {
          if (signal.aborted) return;
          if (found) open(library.handed(found), list);
          else setState('missing');
        },
        () => !signal.aborted && setState('failed'),
      ),
    [library, id, name, list, open],
  );
  useEffect(() => {
    if (state !== 'looking') return;
    const controller = new AbortController();
    void look(controller.signal);
    return () => controller.abort();
  }, [look, state]);

  if (state === 'failed') return <LoadFailure onRetry={() => setState('looking')} />;
  return state === 'missing' ? <NotThere to={base} search={list} /> : <ScreenSkeleton />;
};

export default RecordFinder;
