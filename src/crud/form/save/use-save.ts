import { type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { withoutIds } from 'crud/record/without-ids';
import type { Identified } from 'lib/model';
import { findWhole } from 'records/find';
import type { SaveAnswer } from './internal/save-question';
import { isStoredIn, saveSteps, stepsAnew } from './internal/save-steps';
import { useReadAfterReload } from './internal/use-read-after-reload';
import { runSteps } from './save-run';
import { type GoOn, type SaveStatus, statusOf } from './save-state';
import type { SaveStep } from './save-step';
import type { SavedForm } from './saved-form';

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
  /** The user answers the question of the save, or closes it. */
  answer: (given?: SaveAnswer) => void;
}

/** Runs these steps of a save, if the fields are valid. */
const save = <T extends Identified & FieldValues>(
  saved: SavedForm<T>,
  stepsOf: (form: SavedForm<T>) => readonly SaveStep<T>[],
  goOn?: GoOn,
  change: (record: T) => T = record => record,
) => {
  const { form, state, run } = saved.open;
  const { base } = state.read();
  const steps = stepsOf(saved);
  return run(
    asking =>
      form.handleSubmit(edited => {
        const record = change(edited);
        return runSteps(steps, record, { ...asking, base, typed: structuredClone(form.getValues()) });
      })(),
    goOn,
  );
};

/** The server may store something else than its response shows: a form that stays open after a save reads it again. */
const useKnownRecord = <T extends Identified & FieldValues>(
  latest: Readonly<{ current: SavedForm<T> }>,
  saved: SavedForm<T>,
) => {
  const { open, options } = saved;
  const {
    base,
    save: { wasSaved, at },
  } = open.state.read();
  const isRead = isStoredIn(saved) && wasSaved && at !== 'stored' && options.calls !== 'create';
  useEffect(
    () => open.known.follow(base, isRead ? findWhole(latest.current.duck) : undefined),
    [open, base, isRead, latest],
  );
};

/** @param latest the form as the latest render gave it */
export const useSave = <T extends Identified & FieldValues>(
  saved: SavedForm<T>,
  latest: Readonly<{ current: SavedForm<T> }>,
): FormSaving => {
  const { open, duck, options } = saved;
  const { base, isDirty, save: state } = open.state.read();
  const isNew = base.id === undefined;
  const status = statusOf(state, { isNew, isDirty, isCreateOnly: options.calls === 'create' });
  useKnownRecord(latest, saved);
  const asNewRecord = (record: T) => {
    const anew = withoutIds(duck.shape, record);
    open.form.reset(anew, { keepDefaultValues: true });
    return anew;
  };
  return {
    ...status,
    notice: useReadAfterReload(saved, latest),
    goOn: state.goOn,
    submit: async goOn => {
      if (status.canSave) await save(saved, saveSteps, goOn);
    },
    createAgain: () => save(saved, stepsAnew, state.goOn, asNewRecord),
    answer: open.answer,
  };
};
