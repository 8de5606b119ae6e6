import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { writtenText } from 'features/changes/written-text';
import { FormContextProvider, useStableFormContext } from 'ui/form/form-context';
import { RecoveryPrompt } from 'features/drafts/form/recovery-prompt';
import { useUnsavedText } from 'core/navigation/unsaved-text';
import type { Part } from 'ui/form/form-part';
import type { Rules } from 'ui/form/rules';
import { keyOf, type SectionKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { NamesDuck } from 'core/redux/find-by-name';
import type { Identified } from 'lib/model';
import { PageTitle } from 'ui/layout/page-title';
import { FormColumns, type Measure } from './internal/form-columns';
import type { FormController } from './form-controller';
import { FormSave } from './internal/form-save';
import { PreviousNext } from './internal/previous-next';
import { nameWithoutId } from 'crud/record/record-address';
import { titleOfRecord } from 'crud/record/record-title';
import { SameNameHint } from './same-name-hint';
import { useFocusFirstField } from './internal/use-focus-first-field';
import { useManage, type ManageDuck, type ManageOptions } from './use-manage';
import { useSubmit } from './internal/use-submit';
import { useTakenName } from './use-taken-name';

/** `diseaseSynonym` -> `DiseaseSynonymCreateUpdateHeading`, JHipster's test hook. */
const headingHook = (i18n: string) => `${i18n.charAt(0).toUpperCase()}${i18n.slice(1)}CreateUpdateHeading`;

interface ManageFormProps<T extends Identified & FieldValues> {
  manage: FormController<T>;
  /** The message of a failed save, if a section has a better one; it stays until the next edit or save. */
  failure?: string;
  /** The title of the screen, if a section has more than one form. */
  title?: string;
  /** The name of the record, if the record itself does not contain it. */
  recordName?: string;
  /** The parts of a long form, for its index. */
  parts?: readonly Part[];
  /** What accompanies the fields in the right column: a preview, linked records. */
  aside?: ReactNode;
  measure?: Measure;
  children: ReactNode;
}

type FormTitleProps<T extends Identified & FieldValues> = Pick<ManageFormProps<T>, 'manage' | 'title' | 'recordName'>;

const FormTitle = <T extends Identified & FieldValues>({ manage, ...props }: FormTitleProps<T>) => {
  const t = useT();
  const { i18n, record, navigation, save } = manage;
  const { isNew } = record;
  const { recordName = isNew ? '' : nameWithoutId(record.base) } = props;
  return (
    <PageTitle
      title={titleOfRecord(recordName, props.title ?? t(keyOf(i18n, isNew ? 'new' : 'edit')))}
      trail={[{ text: t(keyOf(i18n, 'title')), to: navigation.sectionPath }]}
      dataCy={headingHook(i18n)}
    >
      <PreviousNext previousNext={navigation.previousNext} isBusy={save.isBusy} />
    </PageTitle>
  );
};

/**
 * The form around a record's fields: title (new or edit, by the id), draft offer, alerts, errors, the bar with Save and
 * Cancel, and the question that a save asks.
 */
export const ManageForm = <T extends Identified & FieldValues>(props: ManageFormProps<T>) => {
  const { manage, failure, title, recordName, measure, parts, aside, children } = props;
  const { i18n, form, record, save, draft, fields } = manage;
  useUnsavedText(
    () => (save.isStored ? '' : writtenText(i18n, record.compare())),
    () => !draft.status.read().failed,
  );
  const submit = useSubmit(manage);
  useFocusFirstField(record.isNew, draft.hasPrompts);
  const formContext = useStableFormContext({ i18n, ...fields });

  return (
    <section className="manage-page">
      <FormTitle manage={manage} title={title} recordName={recordName} />
      <RecoveryPrompt draft={draft} i18n={i18n} compare={record.compare} onRestore={record.restore} />
      <FormProvider {...form}>
        <FormContextProvider value={formContext}>
          <form {...submit.form} noValidate>
            <FormColumns manage={manage} measure={measure} parts={parts} aside={aside}>
              {children}
            </FormColumns>
            <FormSave manage={manage} failure={failure} submit={submit} />
          </form>
        </FormContextProvider>
      </FormProvider>
      {save.question}
    </section>
  );
};

interface ManagePageProps<T extends Identified & FieldValues>
  extends
    Pick<ManageOptions<T>, 'formPath' | 'rowOf' | 'canCreate' | 'steps' | 'readStored'>,
    Pick<ManageFormProps<T>, 'aside' | 'measure' | 'children'> {
  duck: ManageDuck<T> & NamesDuck<T>;
  i18n: SectionKey;
  blank: T;
  rules: Rules<T>;
  /** Makes the message of a failed save from the server's response. */
  failureOf?: (error: unknown) => string;
}

/**
 * The form screen of a section (R61). It edits the record in the navigation state if that has an id, and otherwise
 * creates a new one.
 */
export const ManagePage = <T extends Identified & FieldValues>(props: ManagePageProps<T>) => {
  const { duck, i18n, blank, rules, failureOf, aside, measure, children, ...options } = props;
  const manage = useManage(duck, i18n, blank, rules, options);
  useTakenName(options.readStored ? undefined : duck, manage);
  return (
    <ManageForm manage={manage} failure={failureOf?.(manage.save.error)} aside={aside} measure={measure}>
      {children}
      <SameNameHint duck={duck} form={manage} />
    </ManageForm>
  );
};
