import { MAX_TEXT } from 'shared/form/rules';
import { t } from 'shared/i18n/translate';
import type { Identified } from 'shared/model';

const withoutIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'id');
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutIds(inner)]));
};

/**
 * The record as a new one: without its id, and without any id inside the fields that belong to it alone.
 * Other records that it refers to keep theirs.
 */
export const detached = <T extends Identified>(record: T, own: readonly (keyof T)[] = []): T => ({
  ...record,
  ...(Object.fromEntries(own.map(field => [field, withoutIds(record[field])])) as Partial<T>),
  id: undefined,
});

/** `Asma (cópia)`; a name near its limit gives its end for the mark. */
export const nameOfCopy = (name: string | null | undefined): string => {
  const mark = t('lists.duplicate.name', { name: '' });
  return t('lists.duplicate.name', { name: (name ?? '').slice(0, MAX_TEXT - mark.length) });
};
