import { keyOf } from 'core/i18n/message-key';
import { findText } from 'core/i18n/translate';
import type { Identified } from 'lib/model';
import { NAMING_FIELDS } from 'lib/records/names';
import { date, flag, number, type Part, type Parts, reference, text } from 'lib/records/parts';
import type { NumberKind } from 'lib/typed-number';
import type { DateKind } from 'ui/form/use-typed-date';
import type { ReferredRecords, Sheet } from '../sheet';

/** How the cells of a column are read: `one` and `many` are names of other records. */
export type CellKind = 'text' | 'choice' | 'flag' | 'one' | 'many' | NumberKind | DateKind;

/** A field of the records that a sheet can hold. */
export interface SheetColumn {
  field: string;
  kind: CellKind;
  /** Key of the texts of its options. */
  optionsKey: string;
  options: readonly (string | number)[];
  from?: ReferredRecords;
  /** The value in a new record. */
  blank: unknown;
  startsOff: boolean;
  isNaming: boolean;
}

/** The kind of a field. Parts of one kind share their `read`; what no cell can hold has none. */
const kindOf = (part: Part, told?: NumberKind | DateKind): CellKind | undefined => {
  if (part.isOfServer || part.longText || part.isMarkdown) return undefined;
  if (part.options) return 'choice';
  if (part.row) return part.row.read === reference.read ? 'many' : undefined;
  switch (part.read) {
    case reference.read:
      return 'one';
    case text.read:
      return 'text';
    case flag.read:
      return 'flag';
    case number.read:
      return told ?? 'decimal';
    case date.read:
      return told ?? 'moment';
    default:
      return undefined;
  }
};

/** The fields of a section that can come from a sheet. A field without a label is on no form, so it is in no sheet. */
export const sheetColumns = <T extends Identified>({
  i18n,
  record,
  kinds,
  from,
  startsOff,
}: Sheet<T>): SheetColumn[] => {
  const told: Partial<Record<string, NumberKind | DateKind>> = kinds ?? {};
  const sources: Partial<Record<string, ReferredRecords>> = from ?? {};
  const off: readonly string[] = startsOff ?? [];
  const blank = record.blank as Record<string, unknown>;
  const naming = NAMING_FIELDS.find(field => field in record.shape);
  return Object.entries(record.shape as Parts).flatMap(([field, part]): SheetColumn[] => {
    const kind = kindOf(part, told[field]);
    const isReference = kind === 'one' || kind === 'many';
    const hasLabel = findText(keyOf(i18n, 'fields', field)) !== undefined;
    if (!kind || !hasLabel || (isReference && !sources[field])) return [];
    return [
      {
        field,
        kind,
        optionsKey: keyOf(i18n, `${field}Options`),
        options: part.options ?? [],
        from: sources[field],
        blank: blank[field],
        startsOff: off.includes(field),
        isNaming: field === naming,
      },
    ];
  });
};
