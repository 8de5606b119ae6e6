import type { FieldValues } from 'react-hook-form';
import type { ListKey } from 'core/i18n/message-key';
import type { EditedRecord } from 'crud/record/use-edited-record';
import type { Identified } from 'lib/model';
import type { Duck } from 'records/duck';
import type { FindStored } from 'records/lookup';
import type { SaveStep } from './save-step';
import type { SaveRun } from './use-save-run';

export interface SaveOptions<T> {
  formPath?: string;
  /** What the section does before the usual steps: a question, for example. */
  steps?: readonly SaveStep<T>[];
  /** Finds the stored record, if its list does not find it by its name. */
  find?: FindStored<T>;
  /** Adds to the record what is stored now and its form cannot know. Nobody is asked about that. */
  complete?: (record: T, now: T) => T;
  /** False if the list does not find a record by its name, so that it cannot be looked for. */
  isListed?: boolean;
  /** False if the screen loads its record itself, so that it cannot be opened again with another one. */
  canReopen?: boolean;
  /** The API can create such records, but has no call to change one. */
  isCreateOnly?: boolean;
  /** The history entry holds another record, the one that the edited record belongs to, and keeps it after a save. */
  isOfOther?: boolean;
}

export interface SavedForm<T extends Identified & FieldValues> {
  duck: Duck<T>;
  i18n: ListKey;
  blank: T;
  edited: EditedRecord<T>;
  saving: SaveRun;
}
