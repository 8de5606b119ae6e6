import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import type { Identified } from 'lib/model';
import { queryForName } from 'records/list-query';
import { lookup, rowInList } from 'records/lookup';
import type { RecordSource } from 'records/source';
import { IncompleteList } from 'records/walk';
import { LoadFailure } from 'ui/feedback/load-failure';
import { PageTitle } from 'ui/layout/page-title';
import { ScreenSkeleton } from 'ui/layout/screen-skeleton';
import { isSought, type SoughtRecord } from './record-address';

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
  library: RecordSource<Identified>;
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
    async (signal: AbortSignal) => {
      const found = await lookup(
        rowInList(library, row => isSought(row, { id, name }), { name, signal, isBackground: false }),
      );
      if (signal.aborted) return;
      if (found.is === 'found') return open(library.formRecord(found.row), list);
      // A name that very many records share cannot identify one: another try would end in the same way.
      const isFailure = found.is === 'unknown' && !(found.error instanceof IncompleteList);
      setState(isFailure ? 'failed' : 'missing');
    },
    [library, id, name, list, open],
  );
  useEffect(() => {
    if (state !== 'looking') return;
    const controller = new AbortController();
    look(controller.signal).catch(() => setState('failed'));
    return () => controller.abort();
  }, [look, state]);

  if (state === 'failed') return <LoadFailure onRetry={() => setState('looking')} />;
  return state === 'missing' ? <NotThere to={sectionPath} search={list} /> : <ScreenSkeleton />;
};

export default RecordFinder;
