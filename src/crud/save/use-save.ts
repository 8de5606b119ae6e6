import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { withoutIds } from 'crud/record/without-ids';
import type { Identified } from 'lib/model';
import { useSaveSteps } from './internal/save-steps';
import { type GoOn, type SaveStatus, statusOf } from './save-state';
import type { SaveStep } from './save-step';
import type { SavedForm, SaveOptions } from './saved-form';
import { runSteps } from './use-save-run';

/** The save of a form: how the latest one stands, and the ways to start one. */
export interface FormSaving extends SaveStatus {
  /** What was found to be stored after a reload, if it differs from what the tab had. */
  notice: ReactNode;
  /** Where to go after the save, if not to the list. */
  goOn: GoOn | undefined;
  /** Saves the form, if its fields are valid. A press during a save only tells where to go after it. */
  submit: (goOn?: GoOn) => Promise<void>;
  /** Sends a record that the server no longer has as a new one. */
  createAgain: () => Promise<void>;
}

export const useSave = <T extends Identified & FieldValues>(
  saved: SavedForm<T>,
  options: SaveOptions<T>,
): FormSaving => {
  const { saving, duck } = saved;
  const { form, isDirty, baseRecord } = saved.edited;
  const { base } = baseRecord;
  const isNew = base.id === undefined;
  const steps = useSaveSteps(saved, options);
  const status = statusOf(saving.state, { isNew, isDirty, isCreateOnly: options.isCreateOnly === true });

  const save = (of: readonly SaveStep<T>[], goOn?: GoOn, change: (record: T) => T = record => record) =>
    saving.run(
      asking =>
        form.handleSubmit(edited => {
          const record = change(edited);
          return runSteps(of, record, { ...asking, base, typed: structuredClone(form.getValues()) });
        })(),
      goOn,
    );
  const asNewRecord = (record: T) => {
    const anew = withoutIds(duck.shape, record);
    form.reset(anew, { keepDefaultValues: true });
    return anew;
  };

  return {
    ...status,
    notice: steps.notice,
    goOn: saving.state.goOn,
    submit: async goOn => {
      if (status.canSave) await save(steps.all, goOn);
    },
    createAgain: () => save(steps.anew, saving.state.goOn, asNewRecord),
  };
};
