import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { useOpenForm } from 'core/navigation/open-forms';
import { type Onward, useGoOnShortcut, useSaveShortcut } from 'crud/form/save/save-shortcuts';
import type { GoOn } from 'crud/form/save/save-state';
import type { Identified } from 'lib/model';
import { showToast } from 'ui/feedback/toasts';
import type { FormController } from '../form-controller';

const FIELDS = 'input, select, textarea';

/** Browsers submit a form at Enter in any of its inputs. That is intended only in a form with one field. */
const keepEnterFromSaving = (event: KeyboardEvent<HTMLFormElement>) => {
  const isPlain = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
  // A dialog over the form is not part of it, but React bubbles its events to here.
  if (!isPlain || !(event.target instanceof HTMLInputElement) || event.target.form !== event.currentTarget) return;
  if (event.currentTarget.querySelectorAll(FIELDS).length > 1) event.preventDefault();
};

/** What may follow a save instead of the list: the next record, or another new one. */
const useOnward = <T extends Identified & FieldValues>({ navigation, record }: FormController<T>) => {
  const { previousNext, toNew } = navigation;
  const [isOpenedAsNew] = useState(record.isNew);
  if (previousNext.hasNext) return { name: 'saveAndNext', go: () => previousNext.turn('next') } as const;
  if (!toNew || !isOpenedAsNew) return undefined;
  const openNew = () => {
    toNew();
    return true;
  };
  return { name: 'saveAndAddAnother', go: openNew } as const;
};

/** The ways to save a form. */
export interface Submit {
  /** Attributes of the form element. */
  form: { onSubmit: (event: FormEvent) => void; onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void };
  retry: () => void;
  /** Saves and goes on; `name` selects the text of its button. */
  goOn?: { name: Onward; save: () => void };
}

export const useSubmit = <T extends Identified & FieldValues>(controller: FormController<T>): Submit => {
  const t = useT();
  const { isBusy, canSave, submit } = controller.save;
  const save = (goOn?: GoOn) => {
    if (!isBusy) void submit(goOn);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  /** Nobody sees the alert of a form that was left, so a toast reports the save. */
  const withToast = (go: GoOn) => async () => {
    const hasLeft = await go();
    if (hasLeft) void showToast('success', t('messages.saveSuccess'));
    return hasLeft;
  };
  const saveAndLeave = (leave: () => void) => {
    const go = withToast(() => {
      leave();
      return true;
    });
    void submit(go);
  };

  const onward = useOnward(controller);
  const saveAndGoOn = () => save(onward && withToast(onward.go));

  useSaveShortcut(() => save());
  useGoOnShortcut(onward?.name, saveAndGoOn);
  useOpenForm({ saveAndLeave }, canSave);
  return {
    form: { onSubmit, onKeyDown: keepEnterFromSaving },
    retry: () => save(),
    goOn: onward && { name: onward.name, save: saveAndGoOn },
  };
};
