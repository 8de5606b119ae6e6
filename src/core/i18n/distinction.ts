import { isolated } from 'lib/isolated';
import type { Named } from 'lib/model';
import { textOf } from 'lib/records/parts';
import { isSameName } from 'lib/text';
import { t } from './translate';

/** The fields that can tell two records of one name apart, the clearest first. */
const FIELDS = ['code', 'login', 'email', 'parent', 'groups', 'category'];

const textIn = (record: object, field: string): string => {
  const value: unknown = Object.entries(record).find(([name]) => name === field)?.[1];
  return Array.isArray(value) ? value.map(textOf).filter(Boolean).map(isolated).join(', ') : textOf(value);
};

/** `nº 12`: what tells two records apart that are equal in all else. */
export const recordNumberText = (id: unknown): string =>
  textOf(id) === '' ? '' : t('entity.form.record', { id: textOf(id) });

/**
 * What tells a record apart from others of its name: its code, the records that it belongs to, or else its id. Empty if
 * no other record has its name. The texts are later ones.
 * @param telling fields of such records that tell more than those of all records, the clearest first
 */
export const distinctionOf = (record: Named, records: readonly Named[], telling: readonly string[] = []): string => {
  const namesakes = records.filter(one => isSameName(textOf(one), textOf(record)));
  if (namesakes.length < 2) return '';
  const isTelling = (field: string) => new Set(namesakes.map(one => textIn(one, field))).size === namesakes.length;
  const field = [...telling, ...FIELDS].find(one => textIn(record, one) !== '' && isTelling(one));
  return field ? textIn(record, field) : recordNumberText(record.id);
};

interface Labeled {
  label: string;
  hint?: string;
}

/** The items, those with another one's label and hint with their number beside the hint. */
export const withNumbers = <T extends Labeled>(items: readonly T[], idOf: (item: T) => unknown): T[] =>
  items.map(item => {
    const isAlike = (one: Labeled) => one !== item && one.hint === item.hint && isSameName(one.label, item.label);
    return items.some(isAlike)
      ? { ...item, hint: [item.hint, recordNumberText(idOf(item))].filter(Boolean).join(' · ') }
      : item;
  });
