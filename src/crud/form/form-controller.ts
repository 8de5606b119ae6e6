import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { SectionKey } from 'core/i18n/message-key';
import type { FormTexts } from 'crud/form/internal/form-texts';
import type { RecordForm } from 'crud/form/internal/open-form';
import type { FormSaving } from 'crud/form/save/use-save';
import type { PreviousNextState } from 'crud/record/use-previous-next';
import type { Comparison } from 'features/changes/comparison';
import type { DraftState } from 'features/drafts/form/use-draft';
import type { FormVersions } from 'features/versions/form-versions';
import type { Identified } from 'lib/model';
import type { Rules } from 'ui/form/rules';

/** The record in a form, as the server has it and as it is typed. */
interface FormRecord<T> {
  /** The record as it was opened, or as it was saved last. */
  base: T;
  isNew: boolean;
  /** Something was typed that the server does not have. */
  isDirty: boolean;
  /** The API has a call to create such a record; otherwise one that another user deleted cannot be created again. */
  canCreate: boolean;
  /** Paths of the lists that the server did not send. The form shows them empty. */
  unsent: readonly string[];
  /** Compares these values, or those of the form, with `base`. */
  compare: (values?: T) => Comparison;
  /** The record with what is typed. */
  read: () => T;
  /** The record that the latest save replaced. */
  replaced: T | undefined;
  /** Replaces all values of the form. */
  restore: (values: T) => void;
}

/** Where a form leads. */
interface FormNavigation {
  /** Path of the section's list. */
  sectionPath: string;
  previousNext: PreviousNextState;
  /** Opens the form of a new record. Undefined if the record belongs to another one, which cannot have a second. */
  toNew: (() => void) | undefined;
  /** Leaves the form without a save. */
  cancel: () => void;
}

/** A form of one record, from opening to saved. `ManageForm` shows it. */
export interface FormController<T extends Identified & FieldValues> {
  /** Root key of the section's texts. */
  i18n: SectionKey;
  /** The typed values, as react-hook-form has them. */
  form: UseFormReturn<T>;
  record: FormRecord<T>;
  save: FormSaving;
  draft: DraftState<T>;
  /** Undefined if such records leave no versions. */
  versions: FormVersions | undefined;
  limits: RecordForm<T>['limits'];
  rules: Rules<T>;
  /** Undefined if such records have no long texts. */
  texts: FormTexts | undefined;
  navigation: FormNavigation;
}
