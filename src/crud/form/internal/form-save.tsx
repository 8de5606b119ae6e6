import { type ReactNode, useEffect, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { markUndone, messages, type OpenedUndo, type Undo } from 'core/messages/messages.duck';
import { formPathOf } from 'core/navigation/entry-state';
import { useBrowserNavigation, useFormNavigation } from 'core/navigation/use-navigation';
import { fieldErrorsOf } from 'core/responses/field-errors';
import { LookupFailed } from 'core/responses/lookup-failed';
import { isDatabaseRefusal, isRecordGone } from 'core/responses/refusals';
import { isOutcomeUnknown } from 'core/responses/responses';
import { textOfFailure } from 'core/responses/server-text';
import { isSessionEnd } from 'core/responses/session-end';
import { UnconfirmedWrite } from 'core/responses/write-answers';
import { ChangesButton } from 'features/changes/changes-button';
import type { RecordCheck } from 'features/checks/finding';
import { same } from 'lib/deep-equal';
import type { Identified } from 'lib/model';
import { nameWithoutId } from 'lib/records/names';
import { FailureDetails } from 'ui/feedback/failure-details';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { ResultAlert } from 'ui/feedback/result-alert';
import { SignedInAgain, useIsOnlyUnsaved } from 'ui/feedback/signed-in-again';
import { formErrorsOf } from 'ui/form/form-errors';
import { useRootClass } from 'ui/layout/use-root-class';
import type { FormController } from '../form-controller';
import { Points } from './points';
import { SaveBar } from './save-bar';
import { RetryButton, SaveFailure } from './save-failure';
import { undoneRecord } from './undone-record';
import type { Submit } from './use-submit';

/** The text of a lookup that failed before anything was sent. It takes precedence over the section's own text. */
const lookupTextOf = (error: unknown) => (error instanceof LookupFailed ? textOfFailure(error) : undefined);

interface FormSaveProps<T extends Identified & FieldValues> {
  manage: FormController<T>;
  /** The message of a failed save, if a section has a better one; it stays until the next edit or save. */
  failure?: string;
  submit: Pick<Submit, 'retry' | 'goOn'>;
  checks?: readonly RecordCheck<T>[];
}

/** Leads to the saved record from the message log: the list may return to a page without it. */
const useLinkToSaved = <T extends Identified & FieldValues>({ record: { base }, navigation }: FormController<T>) => {
  const t = useT();
  const { pathname } = useLocation();
  const to = useBrowserNavigation().addressOf({ pathname: formPathOf(pathname), state: { record: base } });
  const text = t('changes.leaving.open', { name: nameWithoutId(base) });
  const hasAddress = navigation.toNew !== undefined && to.includes('?') && nameWithoutId(base) !== '';
  return useMemo(() => (hasAddress ? { to, text } : undefined), [hasAddress, to, text]);
};

/** Opens the form with what stood before the save. Records without versions have no such offer. */
const useUndoOfSave = <T extends Identified & FieldValues>({ record, versions }: FormController<T>) => {
  const { base, replaced } = record;
  const { pathname } = useLocation();
  const { list } = useFormNavigation<T>().received;
  return useMemo((): OpenedUndo | undefined => {
    if (!versions || base.id === undefined || replaced?.id === undefined || same(replaced, base)) return undefined;
    const state = { record: undoneRecord(versions.source.shape, replaced, base), base, list };
    return { id: base.id, form: { pathname: formPathOf(pathname), state } };
  }, [versions, replaced, base, pathname, list]);
};

/** Whether both open the same record. */
const isOfSame = (one: Undo | undefined, other: OpenedUndo) =>
  one !== undefined && 'form' in one && one.id === other.id && one.form.pathname === other.form.pathname;

/** What undoes an earlier save of the record is no longer offered. */
const useLatestUndoOnly = (undo: OpenedUndo | undefined) => {
  const store = useStore();
  useEffect(() => {
    if (!undo) return;
    const { log } = messages.select(store.getState());
    log.forEach(
      one => one.undo && one.undo !== undo && isOfSame(one.undo, undo) && store.dispatch(markUndone(one.undo)),
    );
  }, [store, undo]);
};

/** Shows that the latest save worked. */
const SaveAlerts = <T extends Identified & FieldValues>({ manage }: Pick<FormSaveProps<T>, 'manage'>) => {
  const t = useT();
  const { isStored, isConfirmed, isBusy, hasError, hasLaterChanges, canSave } = manage.save;
  const link = useLinkToSaved(manage);
  const undo = useUndoOfSave(manage);
  useLatestUndoOnly(undo);
  return (
    <>
      {isStored && (
        <ResultAlert kind="success" link={link} undo={undo}>
          {t('messages.saveSuccess')}
        </ResultAlert>
      )}
      {isConfirmed && !isBusy && <ResultAlert kind="success">{t('changes.confirmed')}</ResultAlert>}
      {/* Something was typed since the record was sent. */}
      {hasLaterChanges && !isBusy && !hasError && (
        <ResultAlert kind="warning">{t(canSave ? 'changes.savedBefore' : 'changes.savedOnce')}</ResultAlert>
      )}
    </>
  );
};

/** Another user deleted the record. What was typed can become a new one, or the form can be left. */
const GoneAtSave = <T extends Identified & FieldValues>({ manage }: Pick<FormSaveProps<T>, 'manage'>) => {
  const t = useT();
  const { createAgain, error } = manage.save;
  return (
    <InlineAlert kind="danger">
      {t('changes.gone.atSave')}{' '}
      {manage.record.canCreate && (
        <Button color="danger" size="sm" data-cy="createAgain" onClick={() => void createAgain()}>
          {t('changes.gone.createAgain')}
        </Button>
      )}{' '}
      <Button color="danger" outline size="sm" data-cy="leaveGone" onClick={manage.navigation.cancel}>
        {t('changes.gone.leave')}
      </Button>
      <FailureDetails error={error} />
    </InlineAlert>
  );
};

/** Whether the form names the refused fields, or those that kept it from being sent. One failure has one message. */
const isToldByFields = <T extends Identified & FieldValues>({ save, form }: FormController<T>) =>
  fieldErrorsOf(save.error).length > 0 || formErrorsOf(form.formState.errors).some(({ isServers }) => isServers);

/** What is known of a save that the server did not confirm. */
const UnconfirmedSave = <T extends Identified & FieldValues>({
  manage,
  submit,
}: Omit<FormSaveProps<T>, 'failure' | 'checks'>) => {
  const t = useT();
  const { mayBeStored, mayBeCreated, error } = manage.save;
  const ofChange = t(mayBeStored ? 'changes.changeMayBeStored' : 'changes.asOpened');
  const said = mayBeCreated ? t('changes.mayBeStored') : ofChange;
  // A lost answer of a new record needs no other word. Somebody else's answer does, and so does a refusal.
  const isLost = isOutcomeUnknown(error) && !(error instanceof UnconfirmedWrite);
  const reason = mayBeCreated && isLost ? '' : textOfFailure(error);
  return (
    <SaveFailure
      error={error}
      text={[said, reason].filter(Boolean).join(' ')}
      onRetry={mayBeCreated ? undefined : submit.retry}
    />
  );
};

/** An alert in the save bar makes it taller. */
const TallSaveBar = ({ children }: { children: ReactNode }) => {
  useRootClass('has-tall-save-bar');
  return children;
};

/**
 * Shows why the latest save failed, unless the summary of the refused fields does. If a new record may be stored, there
 * is no offer to send it again.
 */
const FailedSave = <T extends Identified & FieldValues>(props: FormSaveProps<T> & { isOnlyUnsaved: boolean }) => {
  const { manage, failure, submit, isOnlyUnsaved } = props;
  const { hasError, mayBeStored, isAsOpened, error, isBusy } = manage.save;
  if (isOnlyUnsaved && !isBusy)
    return (
      <TallSaveBar>
        <SignedInAgain />
      </TallSaveBar>
    );
  // The sign-in over the form, and the notice that follows it, say that the session has ended.
  if (!hasError || isSessionEnd(error)) return null;
  if (isToldByFields(manage))
    return (
      <>
        {/* The reason at the fields is only a likely one. */}
        {isDatabaseRefusal(error) && <RetryButton onRetry={submit.retry} />}
        <FailureDetails error={error} />
      </>
    );
  const alert = () => {
    if (!manage.record.isNew && isRecordGone(error)) return <GoneAtSave manage={manage} />;
    if (mayBeStored || isAsOpened) return <UnconfirmedSave manage={manage} submit={submit} />;
    return <SaveFailure error={error} text={lookupTextOf(error) ?? failure} onRetry={submit.retry} />;
  };
  return <TallSaveBar>{alert()}</TallSaveBar>;
};

/** The result of the latest save, and the bar with Cancel and Save. */
export const FormSave = <T extends Identified & FieldValues>({ manage, failure, submit, checks }: FormSaveProps<T>) => {
  const t = useT();
  const { i18n, record, draft, navigation } = manage;
  const { isBusy, isStored, canSave, hasError, mayBeStored, error } = manage.save;
  const isOnlyUnsaved = useIsOnlyUnsaved(error);
  return (
    <>
      <SaveAlerts manage={manage} />
      <SaveBar
        dirty={record.isDirty}
        isBusy={isBusy}
        isStored={isStored}
        canSave={canSave}
        hasError={hasError && !isOnlyUnsaved}
        mayBeStored={mayBeStored}
        failure={<FailedSave manage={manage} failure={failure} submit={submit} isOnlyUnsaved={isOnlyUnsaved} />}
        draftStatus={draft.status}
        onCancel={navigation.cancel}
        goOn={submit.goOn}
      >
        <Points manage={manage} checks={checks} />
        <ChangesButton i18n={i18n} title={t('changes.heading')} compare={() => record.compare()}>
          {t('changes.show')}
        </ChangesButton>
      </SaveBar>
    </>
  );
};
