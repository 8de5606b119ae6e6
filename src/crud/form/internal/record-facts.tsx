import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatTime } from 'core/i18n/times';
import { useT } from 'core/i18n/use-t';
import { useDraftStatus } from 'features/drafts/form/draft-status';
import { formatDateTime, readDate } from 'lib/day-format';
import { isEmpty } from 'lib/deep-equal';
import type { Identified } from 'lib/model';
import { textOf } from 'lib/records/parts';
import type { FormController } from '../form-controller';

/** The fields that servers fill in by themselves; many records have none of them. */
interface Audited extends Identified {
  createdDate?: unknown;
  createdBy?: unknown;
  lastModifiedDate?: unknown;
  lastModifiedBy?: unknown;
}

interface RecordFactsProps<T extends Identified & FieldValues> {
  manage: Pick<FormController<T>, 'record' | 'draft'>;
}

/** Formats when something was done to the record, and by whom, as far as the record contains it. */
const useMoment = () => {
  const t = useT();
  return (date: unknown, by: unknown) => {
    const moment = isEmpty(date) ? '' : formatDateTime(readDate(date));
    return moment && textOf(by) ? t('entity.form.momentBy', { moment, by: textOf(by) }) : moment;
  };
};

/** Where the record is stored, and when it was created and changed. For a new record the save bar shows it all. */
export const RecordFacts = <T extends Identified & FieldValues>({ manage }: RecordFactsProps<T>) => {
  const t = useT();
  const id = useId();
  const momentOf = useMoment();
  const { storedAt, failed } = useDraftStatus(manage.draft.status);
  const record: Audited = manage.record.base;
  if (record.id === undefined) return null;
  const copy = storedAt === null ? t('entity.form.noCopy') : formatTime(storedAt);
  const facts = [
    ['entity.form.server', t('entity.form.record', { id: record.id })],
    ['entity.form.copy', failed ? t('entity.form.copyFailed') : copy],
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
