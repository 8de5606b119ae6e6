import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { keyOf, type MessageKey } from 'core/i18n/message-key';
import { useLocale, useT } from 'core/i18n/use-t';
import { csvOf } from 'features/export/csv';
import { saveFile } from 'features/export/save-file';
import type { FindSource } from 'features/find/source';
import type { RecordState, Task, TaskItem } from 'features/replace/task';
import { isoDay } from 'lib/day-format';
import { formatCount } from 'lib/numbers';
import { MoreButton } from './more-button';

/** Records of a group that are shown at first, and that each press on the button adds. */
const SHOWN = 50;

const REASONS = {
  changed: 'replace.reason.changed',
  gone: 'replace.reason.gone',
  draft: 'replace.reason.draft',
  incomplete: 'replace.reason.incomplete',
  unreadable: 'replace.reason.unreadable',
  refused: 'replace.reason.refused',
  unconfirmed: 'replace.reason.unconfirmed',
  network: 'replace.reason.network',
  lookup: 'replace.reason.lookup',
} as const satisfies Record<NonNullable<TaskItem['reason']>, MessageKey>;

const STATES = {
  waiting: 'replace.state.waiting',
  sending: 'replace.state.sending',
  replaced: 'replace.state.replaced',
  skipped: 'replace.state.skipped',
  failed: 'replace.state.failed',
  undone: 'replace.state.undone',
} as const satisfies Record<RecordState, MessageKey>;

/** What needs another look comes first. */
const ORDER: readonly RecordState[] = ['failed', 'skipped', 'sending', 'replaced', 'undone', 'waiting'];

const useReason = () => {
  const t = useT();
  return ({ reason, detail }: TaskItem) => [reason && t(REASONS[reason]), detail].filter(Boolean).join(' ');
};

interface ResultsProps {
  task: Task;
  sourceOf: (path: string) => FindSource | undefined;
}

const Group = ({
  state,
  records,
  sourceOf,
}: { state: RecordState; records: readonly TaskItem[] } & Pick<ResultsProps, 'sourceOf'>) => {
  const t = useT();
  const reasonOf = useReason();
  const [most, setMost] = useState(SHOWN);
  const rest = Math.min(SHOWN, records.length - most);
  const title = t(STATES[state]);
  if (records.length === 0) return null;
  return (
    <section className="found-section" aria-label={title}>
      <h2>
        {title} <span className="item-count">{formatCount(records.length)}</span>
      </h2>
      <ul className="found-records">
        {records.slice(0, most).map(record => {
          const source = sourceOf(record.source);
          return (
            <li key={`${record.source} ${record.id}`} className="found-record">
              <h3>
                {source ? <Link to={{ pathname: source.form, search: record.query }}>{record.name}</Link> : record.name}
              </h3>
              <p className="form-text">
                {source && t(keyOf(source.i18n, 'title'))}
                {record.reason && ` · ${reasonOf(record)}`}
              </p>
            </li>
          );
        })}
      </ul>
      <MoreButton rest={rest} onMore={() => setMost(most + SHOWN)} />
    </section>
  );
};

/** Exports what became of each record. */
const RunCsv = ({ task, sourceOf }: ResultsProps) => {
  const t = useT();
  const locale = useLocale();
  const reasonOf = useReason();
  const save = () => {
    const header = [t('find.section'), 'id', t('find.csvRecord'), t('replace.csvState'), t('replace.csvReason')];
    const lines = task.records.map(record => {
      const source = sourceOf(record.source);
      const section = source ? t(keyOf(source.i18n, 'title')) : record.source;
      return [section, record.id, record.name, t(STATES[record.state]), reasonOf(record)];
    });
    saveFile(`replace-${isoDay(new Date())}.csv`, csvOf([header, ...lines], locale), 'text/csv;charset=utf-8');
  };
  return (
    <Button color="secondary" outline onClick={save}>
      {t('find.csv')}
    </Button>
  );
};

/** What became of each record of a run, each with a link. */
export const RunResults = ({ task, sourceOf }: ResultsProps) => (
  <>
    {ORDER.map(state => (
      <Group
        key={state}
        state={state}
        records={task.records.filter(record => record.state === state)}
        sourceOf={sourceOf}
      />
    ))}
    <RunCsv task={task} sourceOf={sourceOf} />
  </>
);
