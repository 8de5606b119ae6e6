import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'reactstrap';
import { optionText } from 'core/i18n/option-text';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { writeQueryOf } from 'crud/record/record-address';
import { chunk } from 'ui/layout/screen';
import { PlainTable } from 'ui/table/plain-table';
import type { DifferenceDialogProps } from './difference-dialog';
import type { SyncObject } from './record';

/** The code that compares texts is loaded when the user opens it. */
const DifferenceDialog = chunk<DifferenceDialogProps>(() => import('./difference-dialog'));

/** The sections of the objects, which are in the same area. */
const SECTIONS = new Map<string, string>([
  ['DISEASE', 'diseases'],
  ['APPLICATION_PICTURE', 'application-pictures'],
]);

const ObjectLink = ({ object: { id, objectName, type } }: { object: SyncObject }) => {
  const { sectionPath } = useNavigation();
  const section = SECTIONS.get(type);
  if (section === undefined) return <>{objectName}</>;
  const pathname = `${sectionPath.slice(0, sectionPath.lastIndexOf('/'))}/${section}/manage`;
  return <Link to={{ pathname, search: writeQueryOf(id, objectName) }}>{objectName}</Link>;
};

/** Only diseases have two versions of their texts. */
const Difference = ({ object }: { object: SyncObject }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (object.type !== 'DISEASE') return null;
  return (
    <>
      <Button
        color="secondary"
        outline
        size="sm"
        data-cy="seePending"
        aria-label={t('hints.seePendingOf', { name: object.objectName })}
        onClick={() => setOpen(true)}
      >
        {t('hints.seePending')}
      </Button>
      {isOpen && <DifferenceDialog object={object} onClose={() => setOpen(false)} />}
    </>
  );
};

/** What a release holds: id, name and type of each object (R96), a link to its record, and what differs in it. */
export const SyncObjectsTable = ({ objects }: { objects: readonly SyncObject[] }) => {
  const t = useT();
  return (
    <PlainTable
      caption={t('syncResume.title')}
      headers={[
        t('syncResume.fields.id'),
        t('syncResume.fields.objectName'),
        t('syncResume.fields.type'),
        t('syncResume.fields.difference'),
      ]}
      rows={objects.map(object => ({
        key: `${object.type}-${object.id}`,
        cells: [
          object.id,
          <ObjectLink key="link" object={object} />,
          optionText('syncResume.typeOptions', object.type),
          <Difference key="difference" object={object} />,
        ],
      }))}
    />
  );
};
