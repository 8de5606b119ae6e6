import { useT } from 'core/i18n/use-t';
import { formatCount } from 'lib/numbers';
import type { PastedRow } from '../pasted-row';

/** Only the styles truncate a name as long as a paragraph: screen readers still announce all of it. */
const Lines = <T,>({ heading, rows }: { heading: string; rows: readonly PastedRow<T>[] }) => {
  const t = useT();
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className="form-legend mt-3">{heading}</h3>
      <ul className="pasted-lines" aria-label={heading}>
        {rows.map(({ line, name, reason }) => (
          <li key={line}>
            <span className="text-body-secondary">{line}</span> <bdi>{name}</bdi>
            {reason && <b className="text-danger"> {t(reason)}</b>}
          </li>
        ))}
      </ul>
    </>
  );
};

/** The rows that cannot be added, then those that will be added, each by its name. */
export const PastePreview = <T,>({ rows }: { rows: readonly PastedRow<T>[] }) => {
  const t = useT();
  const refused = rows.filter(({ reason }) => reason !== undefined);
  const added = rows.filter(({ reason }) => reason === undefined);
  return (
    <>
      <Lines heading={t('lists.paste.refused', { count: formatCount(refused.length) })} rows={refused} />
      <Lines heading={t('lists.paste.added', { count: formatCount(added.length) })} rows={added} />
    </>
  );
};
