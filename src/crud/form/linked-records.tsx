import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { writeQueryOf } from 'crud/record/record-address';
import { AsideButton } from 'features/aside/aside-button';
import type { Named } from 'lib/model';
import { formatCount } from 'lib/numbers';

interface LinkedRecordsProps {
  /** The field that holds the records, or the one record. */
  name: string;
  /** The URL segment of their section, which is in the same area. */
  section: string;
  title?: MessageKey;
  /** The text shown if there are no records; by default nothing is shown. */
  none?: MessageKey;
}

/** More links than this are hidden behind one control: each link is a Tab stop between the fields and Save. */
const FEW = 5;

const withoutLast = (path: string) => path.slice(0, path.lastIndexOf('/'));

interface LinksProps {
  records: readonly Named[];
  section: string;
  titleId: string;
}

const Links = ({ records, section, titleId }: LinksProps) => {
  const { sectionPath } = useNavigation();
  const pathname = `${withoutLast(sectionPath)}/${section}/manage`;
  return (
    <ul data-cy="linkedRecords" aria-labelledby={titleId}>
      {records.map(({ id, name }) => (
        <li key={id}>
          <Link to={{ pathname, search: writeQueryOf(id, name) }}>{name}</Link>
          {id !== undefined && <AsideButton section={section} id={id} name={name} />}
        </li>
      ))}
    </ul>
  );
};

/** The records that this one names, each as a link to its form. Entries without an id are not records yet. */
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
