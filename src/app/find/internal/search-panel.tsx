import { Button } from 'reactstrap';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { SearchState, UnreadRows } from 'features/find/search';
import type { FindSource } from 'features/find/source';
import { formatCount } from 'lib/numbers';
import { InlineAlert } from 'ui/feedback/inline-alert';

const useSectionName = () => {
  const t = useT();
  return ({ i18n }: FindSource) => t(keyOf(i18n, 'title'));
};

const Progress = ({ share, reading }: SearchState) => {
  const t = useT();
  const nameOf = useSectionName();
  const rows = formatCount(reading?.rows ?? 0);
  const total = formatCount(Math.max(reading?.total ?? 0, reading?.rows ?? 0));
  return (
    <>
      <progress aria-label={t('find.progress')} value={share} max={1} />
      <span className="item-count">
        {reading ? t('find.reading', { section: nameOf(reading.source), rows, total }) : t('find.begins')}
      </span>
    </>
  );
};

/** What a person waits for: announced once when the search begins and once when it ends. */
const useStatus = ({ status, records, places }: SearchState) => {
  const t = useT();
  if (status === 'new' || status === 'running') return t('find.status.running');
  const found = t('find.status.found', { places: formatCount(places), records: formatCount(records) });
  const ends = { stopped: 'find.status.stopped', failing: 'find.status.failing' } as const;
  if (status !== 'done') return `${t(ends[status])} ${found}`;
  return records === 0 ? t('find.status.none') : found;
};

const Unread = ({ unread, onRetry }: { unread: readonly UnreadRows[]; onRetry: () => void }) => {
  const t = useT();
  const nameOf = useSectionName();
  const textOf = ({ source, from, to }: UnreadRows) => {
    const section = nameOf(source);
    if (from === undefined || to === undefined) return t('find.unread.some', { section });
    return t('find.unread.rows', { section, from: formatCount(from), to: formatCount(to) });
  };
  return (
    <InlineAlert kind="warning">
      <strong>{t('find.unread.title')}</strong>
      <ul>
        {[...new Set(unread.map(textOf))].map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button color="warning" size="sm" outline onClick={onRetry}>
        {t('find.unread.retry')}
      </Button>
    </InlineAlert>
  );
};

const Unsent = ({ unsent }: Pick<SearchState, 'unsent'>) => {
  const t = useT();
  const nameOf = useSectionName();
  const texts = unsent.map(({ source, field, rows }) =>
    t('find.unsent.rows', { section: nameOf(source), field, count: formatCount(rows) }),
  );
  return <InlineAlert kind="warning">{t('find.unsent.title', { texts: texts.join('; ') })}</InlineAlert>;
};

interface SearchPanelProps {
  state: SearchState;
  onStop: () => void;
  onGoOn: () => void;
  onRetry: () => void;
  onAgain: () => void;
}

const Controls = ({ state, onStop, onGoOn, onAgain }: Omit<SearchPanelProps, 'onRetry'>) => {
  const t = useT();
  if (state.status === 'new' || state.status === 'running') {
    return (
      <Button color="secondary" size="sm" outline onClick={onStop}>
        {t('find.stop')}
      </Button>
    );
  }
  return (
    <>
      {state.status !== 'done' && (
        <Button color="primary" size="sm" onClick={onGoOn}>
          {t('find.goOn')}
        </Button>
      )}
      <Button color="secondary" size="sm" outline onClick={onAgain}>
        {t('find.again')}
      </Button>
    </>
  );
};

/** How far a search is, what it could not read, and the buttons that stop it and go on. */
export const SearchPanel = ({ onRetry, ...props }: SearchPanelProps) => {
  const t = useT();
  const nameOf = useSectionName();
  const { state } = props;
  const { status, unread, unsent, changed } = state;
  const isRunning = status === 'new' || status === 'running';
  return (
    <>
      <div className="find-panel">
        {isRunning && <Progress {...state} />}
        <span role="status" className={isRunning ? 'visually-hidden' : 'find-status'} data-cy="findStatus">
          {useStatus(state)}
        </span>
        <Controls {...props} />
      </div>
      {!isRunning && unread.length > 0 && <Unread unread={unread} onRetry={onRetry} />}
      {!isRunning && unsent.length > 0 && <Unsent unsent={unsent} />}
      {changed.length > 0 && (
        <InlineAlert kind="info">{t('find.changed', { sections: changed.map(nameOf).join(', ') })}</InlineAlert>
      )}
    </>
  );
};
