import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SectionKey } from 'core/i18n/message-key';
import { formatTime } from 'core/i18n/times';
import { useT } from 'core/i18n/use-t';
import { formatDateTime } from 'lib/day-format';
import type { Identified } from 'lib/model';
import { textOf } from 'lib/records/parts';
import { ErrorSummary } from './error-summary';
import type { Manage } from './use-manage';

/** What servers write down of a record by themselves; many records have none of it. */
interface Audited extends Identified {
  createdDate?: unknown;
  createdBy?: unknown;
  lastModifiedDate?: unknown;
  lastModifiedBy?: unknown;
}

interface AsideProps<T extends Identified & FieldValues> {
  manage: Pick<Manage<T>, 'base' | 'draft'>;
}

/** When something was done to the record, and by whom, as far as the record says. */
const useMoment = () => {
  const t = useT();
  return (date: unknown, by: unknown) => {
    const moment = formatDateTime(textOf(date));
    return moment && textOf(by) ? t('entity.form.momentBy', { moment, by: textOf(by) }) : moment;
  };
};

/** Where the record is stored, and when it was made and changed. */
const RecordFacts = <T extends Identified & FieldValues>({ manage: { base, draft } }: AsideProps<T>) => {
  const t = useT();
  const id = useId();
  const momentOf = useMoment();
  const record: Audited = base;
  const copy = draft.storedAt === null ? t('entity.form.noCopy') : formatTime(draft.storedAt);
  const facts = [
    [
      'entity.form.server',
      record.id === undefined ? t('entity.form.notStored') : t('entity.form.record', { id: record.id }),
    ],
    ['entity.form.copy', draft.failed ? t('entity.form.copyFailed') : copy],
    ['entity.form.created', momentOf(record.createdDate, record.createdBy)],
    ['entity.form.changed', momentOf(record.lastModifiedDate, record.lastModifiedBy)],
  ] as const;
  return (
    <section className="form-note" aria-labelledby={id}>
      <h2 id={id}>{t('entity.form.facts')}</h2>
      <dl>
        {facts
          .filter(([, text]) => text !== '')
          .map(([term, text]) => (
            <div key={term}>
              <dt>{t(term)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};

interface FormAsideProps<T extends Identified & FieldValues> extends AsideProps<T> {
  i18n: SectionKey;
  children?: ReactNode;
}

/**
 * What accompanies the fields: errors, what the section adds, and facts of the record. It is the right column in a wide
 * window. Below that, errors and index stand above the fields and the rest below them.
 */
export const FormAside = <T extends Identified & FieldValues>({ manage, i18n, children }: FormAsideProps<T>) => (
  <div className="form-aside">
    <ErrorSummary i18n={i18n} />
    {children}
    <RecordFacts manage={manage} />
  </div>
);
