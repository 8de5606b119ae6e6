import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import type { Named } from 'lib/model';
import { formatCount } from 'lib/numbers';
import { writeQueryOf } from './record-address';

interface LinkedRecordsProps {
  /** The field that holds the records, or the one record. */
  name: string;
  /** The segment of their section, which the same area shows. */
  section: string;
  title?: MessageKey;
  /** What stands there without any; nothing by default. */
  none?: MessageKey;
}

/** More than these wait behind one control: each link is a stop of Tab ahead of the first field. */
const FEW = 5;

const withoutLast = (path: string) => path.slice(0, path.lastIndexOf('/'));

interface LinksProps {
  records: readonly Named[];
  section: string;
  titleId: string;
}

const Links = ({ records, section, titleId }: LinksProps) => {
  const { base } = useNavigation();
  const pathname = `${withoutLast(base)}/${section}/manage`;
  return (
    <ul data-cy="linkedRecords" aria-labelledby={titleId}>
      {records.map(({ id, name }) => (
        <li key={id}>
          <Link to={{ pathname, search: writeQueryOf(id, name) }}>{name}</Link>
        </li>
      ))}
    </ul>
  );
};

/** The records that this one names, each a link to its form. What was chosen and has no id is not one yet. */
export const LinkedRecords = ({ name, section, title = 'entity.form.linked', none }: LinkedRecordsProps) => {
  const t = useT();
  const id = useId();
  const value: Named | Named[] | null | undefined = useWatch({ name });
  const records = [value ?? []].flat().filter(record => record.id !== undefined);
  if (records.length === 0 && !none) return null;
  const links = <Links records={records} section={section} titleId={id} />;
  return (
    <section className="form-note linked-records" aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      {none && records.length === 0 && <p>{t(none)}</p>}
      {records.length > FEW ? (
        <details>
          <summary>{t('entity.form.showLinked', { count: formatCount(records.length) })}</summary>
          {links}
        </details>
      ) : (
        links
      )}
    </section>
  );
};
