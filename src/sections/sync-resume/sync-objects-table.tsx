import { optionText } from 'core/i18n/option-text';
import { useT } from 'core/i18n/use-t';
import { PlainTable } from 'ui/table/plain-table';
import type { SyncObject } from './record';

/** What a release holds: id, name and type of each object (R96). */
export const SyncObjectsTable = ({ objects }: { objects: readonly SyncObject[] }) => {
  const t = useT();
  return (
    <PlainTable
      caption={t('syncResume.title')}
      headers={[t('syncResume.fields.id'), t('syncResume.fields.objectName'), t('syncResume.fields.type')]}
      rows={objects.map(({ id, objectName, type }) => ({
        key: `${type}-${id}`,
        cells: [id, objectName, optionText('syncResume.typeOptions', type)],
      }))}
    />
  );
};
