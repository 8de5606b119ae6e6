import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { findRow, IncompleteList } from 'core/http/all-rows';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import type { ListQuery } from 'core/redux/duck-types';
import { queryForName, searchFor } from 'core/redux/list-query';
import type { Identified, Page } from 'lib/model';
import { LoadFailure } from 'ui/feedback/load-failure';
import { PageTitle } from 'ui/layout/page-title';
import { ScreenSkeleton } from 'ui/layout/screen-skeleton';
import { isSought, type SoughtRecord } from './record-address';

/** The source in which a record is searched for. */
export interface RecordLibrary {
  pageSize: number;
  fetchPage: (query: ListQuery, signal: AbortSignal) => Promise<Page<Identified>>;
  formRecord(row: Identified): Identified;
}

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
 * Opens the record that an address names without navigation state: in a new tab, or from a shared link. The API cannot
 * read a record by its id, so the list is searched for its name. It never ends in the form of a new record.
 */
export const RecordFinder = ({ library, sought }: RecordFinderProps) => {
  const { sectionPath, open } = useNavigation();
  const [state, setState] = useState<'looking' | 'missing' | 'failed'>('looking');
  const { id, name } = sought;
  const list = queryForName(name);

  const look = useCallback(
    (signal: AbortSignal) => {
      const pages = {
        size: library.pageSize,
        fetchPage: (page: number) => library.fetchPage({ page, search: searchFor(name) }, signal),
      };
      return findRow(pages, row => isSought(row, { id, name }), signal)
        .then(found => {
          if (signal.aborted) return;
          if (found) open(library.formRecord(found), list);
          else setState('missing');
        })
        .catch(
          // A name that very many records share cannot identify one: another try would end in the same way.
          (error: unknown) => !signal.aborted && setState(error instanceof IncompleteList ? 'missing' : 'failed'),
        );
    },
    [library, id, name, list, open],
  );
  useEffect(() => {
    if (state !== 'looking') return;
    const controller = new AbortController();
    void look(controller.signal);
    return () => controller.abort();
  }, [look, state]);

  if (state === 'failed') return <LoadFailure onRetry={() => setState('looking')} />;
  return state === 'missing' ? <NotThere to={sectionPath} search={list} /> : <ScreenSkeleton />;
};

export default RecordFinder;
