import { useEffect, useState } from 'react';
import { Button } from 'reactstrap';
import { useLocale, useT } from 'core/i18n/use-t';
import { isoDay } from 'lib/day-format';
import type { Identified } from 'lib/model';
import { formatCount } from 'lib/numbers';
import { createRowWalk, type Walked } from 'records/walk';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { csvOf } from './csv';
import { linesOf } from './internal/lines';
import { saveFile } from './save-file';
import type { CsvExportProps } from './source';

type State =
  | { kind: 'running' | 'failed'; done: number; total: number }
  | { kind: 'made'; name: string; walked: Omit<Walked<Identified>, 'rows'> & { count: number } };

/** Once the file is made, the state no longer changes. */
const become =
  (kind: 'running' | 'failed') =>
  (state: State): State =>
    state.kind === 'made' ? state : { ...state, kind };

/** Makes one file of all rows that the list requested when the export began, in its order. Returns the progress. */
const useExport = <T extends Identified>({ list, columns, headerOf, fileName }: CsvExportProps<T>) => {
  const locale = useLocale();
  const [walk] = useState(() => createRowWalk(list));
  const [state, setState] = useState<State>({ kind: 'running', done: 0, total: list.total });
  const [attempt, setAttempt] = useState(1);
  const [make] = useState(() => ({ rows, ...walked }: Walked<T>) => {
    const name = `${fileName}-${isoDay(new Date())}.csv`;
    saveFile(name, csvOf(linesOf(rows, columns, headerOf), locale), 'text/csv;charset=utf-8');
    setState({ kind: 'made', name, walked: { ...walked, count: rows.length } });
  });

  useEffect(() => {
    const controller = new AbortController();
    walk(controller.signal, (done, total) => setState({ kind: 'running', done, total }))
      .then(make)
      .catch(() => {
        if (!controller.signal.aborted) setState(become('failed'));
      });
    return () => controller.abort();
  }, [walk, make, attempt]);

  const retry = () => {
    setState(become('running'));
    setAttempt(attempt + 1);
  };
  return { state, retry };
};

type MadeFile = Extract<State, { kind: 'made' }>;

interface FileMadeProps {
  file: MadeFile;
  onClose: () => void;
}

/** Why it is not certain that the file holds exactly the rows of the list. */
const useDoubt = ({ isWhole, isTotalUnknown, total }: MadeFile['walked']) => {
  const t = useT();
  if (isWhole) return undefined;
  if (isTotalUnknown) return t('lists.export.unknownTotal');
  const changed = t(total === 1 ? 'lists.export.changedOne' : 'lists.export.changed', { total: formatCount(total) });
  return `${changed} ${t('lists.export.again')}`;
};

/** Names the exported file, and reports whether it contains the whole list. */
const FileMade = ({ file: { name, walked }, onClose }: FileMadeProps) => {
  const t = useT();
  const doubt = useDoubt(walked);
  const params = { name, count: formatCount(walked.count) };
  return (
    <div className="export-panel">
      <InlineAlert kind={doubt === undefined ? 'success' : 'warning'} onClose={onClose}>
        {t(walked.count === 1 ? 'lists.export.madeOne' : 'lists.export.made', params)} {doubt}
      </InlineAlert>
    </div>
  );
};

/** Shows the progress and the result of a list's export. The file is downloaded as soon as it is made. */
const CsvExport = <T extends Identified>(props: CsvExportProps<T>) => {
  const t = useT();
  const { state, retry } = useExport(props);
  const { onClose } = props;
  if (state.kind === 'made') return <FileMade file={state} onClose={onClose} />;

  const total = formatCount(state.total);
  const progress = t('lists.export.progress', { done: formatCount(state.done), total });
  return (
    <div className="export-panel" role="group" aria-label={t('lists.export.title')}>
      {state.kind === 'failed' ? (
        <InlineAlert kind="danger">
          {t('lists.export.failed', { progress })}{' '}
          <Button color="danger" size="sm" outline onClick={retry}>
            {t('global.retry')}
          </Button>
        </InlineAlert>
      ) : (
        <>
          <progress aria-label={t('lists.export.title')} value={state.done} max={Math.max(state.total, 1)} />
          <span className="export-count">{progress}</span>
        </>
      )}
      <Button color="secondary" size="sm" outline onClick={onClose}>
        {t('entity.action.cancel')}
      </Button>
    </div>
  );
};

export default CsvExport;
