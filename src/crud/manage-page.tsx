import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { writtenText } from 'features/changes/written-text';
import { FormContextProvider, useStableFormContext } from 'ui/form/form-context';
import { RecoveryPrompt } from 'features/drafts/recovery-prompt';
import { useUnsavedText } from 'core/navigation/unsaved-text';
import type { Part } from 'ui/form/form-part';
import type { Rules } from 'ui/form/rules';
import { keyOf, type SectionKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { NamesDuck } from 'core/redux/find-by-name';
import type { Identified } from 'lib/model';
import { PageTitle } from 'ui/layout/page-title';
import { FormColumns, type Measure } from './form-columns';
import { FormSave, type FormSaveProps } from './form-save';
import { PreviousNext } from './previous-next';
import { nameWithoutId } from './record-address';
import { titleOfRecord } from './record-title';
import { SameNameHint } from './same-name-hint';
import { useAskIfStored, type StoredDuck } from './use-ask-if-stored';
import { useFocusFirstField } from './use-focus-first-field';
import { useManage, type ListedRow, type ManageDuck } from './use-manage';
import { useRereadBeforeSave, type RereadDuck, type RereadOptions } from './use-reread-before-save';
import { useSubmit } from './use-submit';
import { useTakenName } from './use-taken-name';

/** `diseaseSynonym` -> `DiseaseSynonymCreateUpdateHeading`, JHipster's test hook. */
const headingHook = (i18n: string) => `${i18n.charAt(0).toUpperCase()}${i18n.slice(1)}CreateUpdateHeading`;

interface ManageFormProps<T extends Identified & FieldValues> extends Omit<FormSaveProps<T>, 'submit'> {
  /** The list of the records, to look for a new one that an earlier save may have created. */
  duck?: StoredDuck<T>;
  /** The title of the screen, if a section has more than one form. */
  title?: string;
  /** The name of the record, if the record itself does not contain it. */
  recordName?: string;
  /** What Save does, if a section asks something first. */
  onSave?: () => void;
  /** The parts of a long form, for its index. */
  parts?: readonly Part[];
  /** What accompanies the fields in the right column: a preview, linked records. */
  aside?: ReactNode;
  measure?: Measure;
  children: ReactNode;
}

type FormTitleProps<T extends Identified & FieldValues> = Pick<
  ManageFormProps<T>,
  'manage' | 'i18n' | 'title' | 'recordName'
>;

const FormTitle = <T extends Identified & FieldValues>({ manage, i18n, ...props }: FormTitleProps<T>) => {
  const t = useT();
  const { isNew, sectionPath, previousNext, isBusy } = manage;
  const { recordName = isNew ? '' : nameWithoutId(manage.base) } = props;
  return (
    <PageTitle
      title={titleOfRecord(recordName, props.title ?? t(keyOf(i18n, isNew ? 'new' : 'edit')))}
      trail={[{ text: t(keyOf(i18n, 'title')), to: sectionPath }]}
      dataCy={headingHook(i18n)}
    >
      <PreviousNext previousNext={previousNext} isBusy={isBusy} />
    </PageTitle>
  );
};

/**
 * The form around a record's fields: title (new or edit, by the id), draft offer, alerts, errors, and the bar with Save
 * and Cancel.
 */
export const ManageForm = <T extends Identified & FieldValues>(props: ManageFormProps<T>) => {
  const { manage, i18n, failure, title, recordName, onSave = manage.save, measure, parts, aside, children } = props;
  const { form, draft, isNew, isStored, editText, limits, longTexts } = manage;
  useUnsavedText(
    () => (isStored ? '' : writtenText(i18n, manage.compare())),
    () => !draft.status.read().failed,
  );
  const asking = useAskIfStored(manage, props.duck, onSave);
  const submit = useSubmit(manage, asking.save);
  useFocusFirstField(isNew, draft.hasPrompts);
  const formContext = useStableFormContext({ i18n, editText, limits, longTexts });

  return (
    <section className="manage-page">
      <FormTitle manage={manage} i18n={i18n} title={title} recordName={recordName} />
      <RecoveryPrompt draft={draft} i18n={i18n} compare={manage.compare} onRestore={manage.restore} />
      <FormProvider {...form}>
        <FormContextProvider value={formContext}>
          <form {...submit.form} noValidate>
            <FormColumns manage={manage} i18n={i18n} measure={measure} parts={parts} aside={aside}>
              {children}
            </FormColumns>
            <FormSave manage={manage} i18n={i18n} failure={failure} submit={submit} />
          </form>
        </FormContextProvider>
      </FormProvider>
      {asking.question}
    </section>
  );
};

interface ManagePageProps<T extends Identified & FieldValues> {
  duck: ManageDuck<T> & RereadDuck<T> & NamesDuck<T>;
  i18n: SectionKey;
  blank: T;
  rules: Rules<T>;
  formPath?: string;
  rowOf?: (saved: T) => ListedRow;
  canCreate?: boolean;
  readStored?: RereadOptions<T>['readStored'];
  /** Makes the message of a failed save from the server's response. */
  failureOf?: (error: unknown) => string;
  aside?: ReactNode;
  measure?: Measure;
  children: ReactNode;
}

/**
 * The form screen of a section (R61). It edits the record in the navigation state if that has an id, and otherwise
 * creates a new one.
 */
export const ManagePage = <T extends Identified & FieldValues>(props: ManagePageProps<T>) => {
  const { duck, i18n, blank, rules, formPath, rowOf, canCreate, readStored, failureOf, aside, measure, children } =
    props;
  const opened = useManage(duck, blank, rules, { formPath, rowOf, canCreate });
  const { manage, question } = useRereadBeforeSave(opened, duck, i18n, { formPath, readStored });
  useTakenName(readStored ? undefined : duck, manage);
  return (
    <ManageForm
      duck={duck}
      manage={manage}
      i18n={i18n}
      failure={failureOf?.(manage.error)}
      aside={aside}
      measure={measure}
    >
      {children}
      <SameNameHint duck={duck} form={manage} />
      {question}
    </ManageForm>
  );
};
