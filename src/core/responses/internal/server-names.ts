import { findFilledText, findText, t, topKeys } from 'core/i18n/translate';

/** `medicineLeaflets`, `MedicineLeafletDTO` and `medicine-leaflet` are the same name. */
const simplified = (name: string) =>
  name
    .replace(/(DTO|VM)$/, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');

/** Entities that have another name in the console. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  user: 'userManagement',
  customer: 'userApplication',
  medicalcriterion: 'medicalCriteria',
};

const titleOf = (section: string) => findFilledText(`${section}.title`, {});

/** The console's section for an entity, by the name that the server uses. Servers name an entity in the singular. */
export const sectionOf = (entity: string): string | undefined => {
  const wanted = simplified(entity.split('.').at(-1) ?? '');
  if (Object.hasOwn(OTHER_NAMES, wanted)) return OTHER_NAMES[wanted];
  return wanted === '' ? undefined : topKeys().find(key => simplified(key) === wanted && titleOf(key) !== undefined);
};

/** The console's name for an entity of the server. */
export const nameOfEntity = (entity: string): string | undefined => {
  const section = sectionOf(entity);
  return section && titleOf(section);
};

/** The console's name for a field of the server. A field that the console does not name is one that no screen shows. */
export const nameOfField = (objectName: string, field: string): string => {
  const section = sectionOf(objectName) ?? objectName;
  const parts = field.split('.').map(part => part.replace('[]', ''));
  const labels = parts.map(part => findText(`${section}.fields.${part}`)).filter(Boolean);
  return findText(`${section}.fields.${field}`) ?? labels.at(-1) ?? t('error.hiddenField');
};
