import { findFilledText, findText, topKeys } from 'core/i18n/translate';

/** `medicineLeaflets`, `MedicineLeafletDTO` and `medicine-leaflet` are one name. */
const simplified = (name: string) =>
  name
    .replace(/(DTO|VM)$/, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');

/** Entities that the console calls by another name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  user: 'userManagement',
  customer: 'userApplication',
  medicalcriterion: 'medicalCriteria',
};

const titleOf = (section: string) => findFilledText(`${section}.title`, {});

/** The section of the console that holds what the server calls so; servers name an entity in the singular. */
export const sectionOf = (entity: string): string | undefined => {
  const wanted = simplified(entity.split('.').at(-1) ?? '');
  if (Object.hasOwn(OTHER_NAMES, wanted)) return OTHER_NAMES[wanted];
  return wanted === '' ? undefined : topKeys().find(key => simplified(key) === wanted && titleOf(key) !== undefined);
};

/** What the console calls an entity of the server. */
export const nameOfEntity = (entity: string): string | undefined => {
  const section = sectionOf(entity);
  return section && titleOf(section);
};

/** What the console calls a field of the server; where it has no name for it, the server's own. */
export const nameOfField = (objectName: string, field: string): string => {
  const section = sectionOf(objectName) ?? objectName;
  const parts = field.split('.').map(part => part.replace('[]', ''));
  const labels = parts.map(part => findText(`${section}.fields.${part}`)).filter(Boolean);
  return findText(`${section}.fields.${field}`) ?? labels.at(-1) ?? field;
};
