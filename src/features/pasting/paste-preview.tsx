import { useT } from 'core/i18n/use-t';
import type { PastedRow } from './pasted-row';

/** A name of a whole paragraph is cut by the styles, not here: it stays whole for who listens. */
const Lines = <T,>({ heading, rows }: { heading: string; rows: readonly PastedRow<T>[] }) => {
  const t = useT();
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className="form-legend mt-3">{heading}</h3>
      <ul className="pasted-lines" aria-label={heading}>
        {rows.map(({ line, name, reason }) => (
          <li key={line}>
            <span className="text-body-secondary">{line}</span> <span>{name}</span>
            {reason && <b className="text-danger"> {t(reason)}</b>}
          </li>
        ))}
      </ul>
    </>
  );
};

/** What will be added and what cannot be, each by its name; what cannot stands first. */
export const PastePreview = <T,>({ rows }: { rows: readonly PastedRow<T>[] }) => {
  const t = useT();
  const refused = rows.filter(({ reason }) => reason !== undefined);
  const added = rows.filter(({ reason }) => reason === undefined);
  return (
    <>
      <Lines heading={t('lists.paste.refused', { count: refused.length })} rows={refused} />
      <Lines heading={t('lists.paste.added', { count: added.length })} rows={added} />
    </>
  );
};
