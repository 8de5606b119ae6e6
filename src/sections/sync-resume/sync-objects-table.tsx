import { optionText } from 'core/i18n/option-text';
import { useT } from 'core/i18n/use-t';
import type { SyncObject } from './model';

/** What a release holds: id, name and type of each object (R96). */
export const SyncObjectsTable = ({ objects }: { objects: readonly SyncObject[] }) => {
  const t = useT();
  const headers = {
    id: t('syncResume.fields.id'),
    objectName: t('syncResume.fields.objectName'),
    type: t('syncResume.fields.type'),
  };
  return (
    <table className="table data-table">
      <caption className="visually-hidden">{t('syncResume.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{headers.id}</th>
          <th scope="col">{headers.objectName}</th>
          <th scope="col">{headers.type}</th>
        </tr>
      </thead>
      <tbody>
        {objects.map(({ id, objectName, type }) => (
          <tr key={`${type}-${id}`}>
            <td data-label={headers.id}>{id}</td>
            <td data-label={headers.objectName}>{objectName}</td>
            <td data-label={headers.type}>{optionText('syncResume.typeOptions', type)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
