import type { SectionKey } from 'core/i18n/message-key';
import type { RecordDefinition } from 'crud/record/define-record';
import type { Identified, Named } from 'lib/model';
import type { NumberKind } from 'lib/typed-number';
import type { Duck } from 'records/duck';
import type { RecordSource } from 'records/source';
import type { Rules } from 'ui/form/rules';
import type { DateKind } from 'ui/form/use-typed-date';

/** Where the records that a cell names are found. */
export interface ReferredRecords {
  source: RecordSource<Named>;
  /** The server creates a record of a name that is not there. */
  createsNew?: boolean;
}

/** Adds rows with these values of one field, such as generated codes. */
export interface GeneratorProps {
  onGenerate: (values: readonly string[]) => void;
}

/**
 * What a section says about the sheets from which its records are created. The columns follow from the kinds of its
 * fields (`defineRecord`); only what its form says about a field is said here too.
 */
export interface Sheet<T extends Identified> {
  duck: Duck<T>;
  i18n: SectionKey;
  record: RecordDefinition<T>;
  /** How the form takes numbers (any decimals, if not said) and dates (a day with its time). */
  kinds?: { readonly [F in keyof T]?: NumberKind | DateKind };
  /** Where referred records are found. A reference without a source is in no sheet. */
  from?: { readonly [F in keyof T]?: ReferredRecords };
  /** Fields that no header turns on: a person must choose their column. */
  startsOff?: readonly (keyof T & string)[];
  /** The rules that only a sheet needs, because a form does not show these fields together. */
  rules?: Rules<T>;
  /** A cell as it is read, if the section's lists write a value otherwise than its form. */
  clean?: (field: string, cell: string) => string;
  /** What the question before the sending says besides the count. */
  warning?: (records: readonly T[]) => string;
  /** Makes names of new records, each of which becomes a row. */
  Generator?: (props: GeneratorProps) => JSX.Element;
}
