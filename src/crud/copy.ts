import { MAX_TEXT } from 'ui/form/rules';
import { t } from 'core/i18n/translate';

/** What a server makes of a record by itself. */
export const DERIVED = ['id', 'normalizedName', 'createdBy', 'createdDate', 'lastModifiedBy', 'lastModifiedDate'];

const withoutDerived = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutDerived);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).filter(([key]) => !DERIVED.includes(key));
  return Object.fromEntries(own.map(([key, inner]) => [key, withoutDerived(inner)]));
};

/**
 * The record as a new one: without ids and other derived fields at any depth, for a part that kept its id would be taken
 * away from the original. `references` names the fields that hold other records: those go as they came.
 */
export const detached = <T extends object>(record: T, references: readonly (keyof T & string)[] = []): T => {
  const own = references.filter(field => field in record).map(field => [field, record[field]]);
  return { ...(withoutDerived(record) as T), ...Object.fromEntries(own) };
};

/** `Asma (cópia)`; a name near its limit gives its end for the mark. */
export const nameOfCopy = (name: string | null | undefined): string => {
  const mark = t('lists.duplicate.name', { name: '' });
  return t('lists.duplicate.name', { name: (name ?? '').slice(0, MAX_TEXT - mark.length) });
};
