import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { ChangesButton } from 'features/changes/changes-button';
import { writtenText } from 'features/changes/written-text';
import { FormContextProvider, useStableFormContext } from 'ui/form/form-context';
import { RecoveryPrompt } from 'features/drafts/recovery-prompt';
import { useUnsavedText } from 'core/navigation/unsaved-text';
import type { Part } from 'ui/form/form-part';
import type { Rules } from 'ui/form/rules';
import { LookupFailed } from 'core/http/lookup-failed';
import { keyOf, type SectionKey } from 'core/i18n/message-key';
import { textOfFailure } from 'core/http/server-text';
import { useT } from 'core/i18n/use-t';
import { ResultAlert } from 'ui/feedback/result-alert';
import type { Identified } from 'lib/model';
import { PageTitle } from 'ui/layout/page-title';
import { FormColumns, type Measure } from './form-columns';
import { LaterChanges } from './later-changes';
import { PreviousNext } from './previous-next';
import { nameWithoutId } from './record-address';
import { titleOfRecord } from './record-title';
import { SameNameHint } from './same-name-hint';
import { SaveBar } from './save-bar';
import { SaveFailure } from './save-failure';
import { useFocusFirstField } from './use-focus-first-field';
import { useManage, type ListedRow, type Manage, type ManageDuck } from './use-manage';
import { useRereadBeforeSave, type RereadDuck } from './use-reread-before-save';
import { useSubmit } from './use-submit';

/** `diseaseSynonym` -> `DiseaseSynonymCreateUpdateHeading`, JHipster's test hook. */
const headingHook = (i18n: string) => `${i18n.charAt(0).toUpperCase()}${i18n.slice(1)}CreateUpdateHeading`;

/** A lookup that failed before anything was sent is told before whatever a section knows of refusals. */
const lookupTextOf = (error: unknown) => (error instanceof LookupFailed ? textOfFailure(error) : undefined);

interface SaveAlertsProps<T extends Identified & FieldValues> {
  manage: Manage<T>;
  /** What a failed save tells, where a section knows better; it stays until the next edit or save. */
  failure?: string;
}

/** That the latest save worked. */
const SaveAlerts = <T extends Identified & FieldValues>({ manage }: Pick<SaveAlertsProps<T>, 'manage'>) => {
  const t = useT();
  const { isStored, isBusy, hasError, hasLaterChanges, canSave } = manage;
  return (
    <>
      {isStored && <ResultAlert kind="success">{t('messages.saveSuccess')}</ResultAlert>}
      {hasLaterChanges && !isBusy && !hasError && <LaterChanges canSave={canSave} />}
    </>
  );
};

interface FailedSaveProps<T extends Identified & FieldValues> extends SaveAlertsProps<T> {
  onRetry: () => void;
}

/** Why the latest save did not work. A record that may be stored is not offered to be sent again. */
const FailedSave = <T extends Identified & FieldValues>({ manage, failure, onRetry }: FailedSaveProps<T>) => {
  const t = useT();
  const { hasError, mayBeStored, error } = manage;
  if (!hasError) return null;
  const ownText = mayBeStored ? t('changes.mayBeStored') : (lookupTextOf(error) ?? failure);
  return <SaveFailure error={error} text={ownText} onRetry={mayBeStored ? undefined : onRetry} />;
};

interface ManageFormProps<T extends Identified & FieldValues> extends SaveAlertsProps<T> {
  i18n: SectionKey;
  /** What the screen is called, where a section has more forms than one. */
  title?: string;
  /** What the record is called, where that does not stand in the record itself. */
  recordName?: string;
  /** What Save does, where a section asks something first. */
  onSave?: () => void;
  /** The parts of a long form, for its index. */
  parts?: readonly Part[];
  /** What accompanies the fields in the right column: a preview, linked records. */
  aside?: ReactNode;
  measure?: Measure;
  children: ReactNode;
}

/** The form around a record's fields: title by id, draft offer, alerts, errors, and the bar with Save and Cancel. */
export const ManageForm = <T extends Identified & FieldValues>(props: ManageFormProps<T>) => {
  const { manage, i18n, onSave = manage.save, children } = props;
  const t = useT();
  const { form, draft, isNew, isStored, isBusy, sectionPath, editText, limits, longTexts } = manage;
  const { recordName: name = isNew ? '' : nameWithoutId(manage.base) } = props;
  useUnsavedText(() => (isStored ? '' : writtenText(i18n, manage.compare())), !draft.failed);
  const submit = useSubmit(manage, onSave);
  useFocusFirstField(isNew, draft.hasPrompts);
  const formContext = useStableFormContext({ i18n, editText, limits, longTexts });

  return (
    <section className="manage-page">
      <PageTitle
        title={titleOfRecord(name, props.title ?? t(keyOf(i18n, isNew ? 'new' : 'edit')))}
        trail={[{ text: t(keyOf(i18n, 'title')), to: sectionPath }]}
        dataCy={headingHook(i18n)}
      >
        <PreviousNext previousNext={manage.previousNext} isBusy={isBusy} />
      </PageTitle>
      <RecoveryPrompt draft={draft} i18n={i18n} compare={manage.compare} onRestore={manage.restore} />
      <FormProvider {...form}>
        <FormContextProvider value={formContext}>
          <form {...submit.form} noValidate>
            <FormColumns manage={manage} i18n={i18n} measure={props.measure} parts={props.parts} aside={props.aside}>
              {children}
            </FormColumns>
            <SaveAlerts manage={manage} />
            <SaveBar
              dirty={manage.dirty}
              isBusy={isBusy}
              isStored={isStored}
              canSave={manage.canSave}
              hasError={manage.hasError}
              failure={<FailedSave manage={manage} failure={props.failure} onRetry={submit.retry} />}
              draft={draft}
              onCancel={manage.cancel}
              onSaveAndNext={submit.saveAndNext}
            >
              <ChangesButton i18n={i18n} title={t('changes.heading')} compare={() => manage.compare()}>
                {t('changes.show')}
              </ChangesButton>
            </SaveBar>
          </form>
        </FormContextProvider>
      </FormProvider>
    </section>
  );
};

interface ManagePageProps<T extends Identified & FieldValues> {
  duck: ManageDuck<T> & RereadDuck<T>;
  i18n: SectionKey;
  blank: T;
  rules: Rules<T>;
  formPath?: string;
  rowOf?: (saved: T) => ListedRow;
  /** The stored record is read again before it is overwritten, as are those with long texts. */
  isReread?: boolean;
  /** What a failed save tells, of what the server answered. */
  failureOf?: (error: unknown) => string;
  aside?: ReactNode;
  measure?: Measure;
  children: ReactNode;
}

/** The form screen of a section (R61): new without a record in the navigation state, edit with one. */
export const ManagePage = <T extends Identified & FieldValues>(props: ManagePageProps<T>) => {
  const { duck, i18n, blank, rules, formPath, rowOf, isReread = false, failureOf, aside, measure, children } = props;
  const opened = useManage(duck, blank, rules, { formPath, rowOf });
  const { manage, question } = useRereadBeforeSave(opened, duck, i18n, { formPath, isAlways: isReread });
  return (
    <ManageForm manage={manage} i18n={i18n} failure={failureOf?.(manage.error)} aside={aside} measure={measure}>
      {children}
      <SameNameHint duck={duck} form={manage} />
      {question}
    </ManageForm>
  );
};
