import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { useSaveBeforeLeaving } from 'core/navigation/save-before-leaving';
import type { Identified } from 'lib/model';
import { showToast } from 'ui/feedback/toasts';
import type { GoOn } from './use-after-save';
import { useGoOnShortcut } from './use-go-on-shortcut';
import type { Manage } from './use-manage';
import { useSaveShortcut } from './use-save-shortcut';

const FIELDS = 'input, select, textarea';

/** Browsers submit a form at Enter in any of its inputs. That is intended only in a form with one field. */
const keepEnterFromSaving = (event: KeyboardEvent<HTMLFormElement>) => {
  const isPlain = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
  // A dialog over the form is not part of it, but React bubbles its events to here.
  if (!isPlain || !(event.target instanceof HTMLInputElement) || event.target.form !== event.currentTarget) return;
  if (event.currentTarget.querySelectorAll(FIELDS).length > 1) event.preventDefault();
};

/** What may follow a save instead of the list: the next record, or another new one. */
const useOnward = <T extends Identified & FieldValues>({ previousNext, toNew, isNew }: Manage<T>) => {
  const [isOpenedAsNew] = useState(isNew);
  if (previousNext.hasNext) return { name: 'saveAndNext', go: () => previousNext.turn('next') } as const;
  if (!toNew || !isOpenedAsNew) return undefined;
  const openNew = () => {
    toNew();
    return true;
  };
  return { name: 'saveAndAddAnother', go: openNew } as const;
};

/** The ways to save a form. Each one submits the form element, so that a section can ask something first. */
export const useSubmit = <T extends Identified & FieldValues>(manage: Manage<T>, onSave: () => void) => {
  const t = useT();
  const { isBusy, canSave } = manage;
  const formElement = useRef<HTMLFormElement>(null);
  const goOn = useRef<GoOn>(undefined);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !canSave) return;
    manage.goOnWith(goOn.current);
    onSave();
  };
  const save = (go?: GoOn) => {
    goOn.current = go;
    formElement.current?.requestSubmit();
    goOn.current = undefined;
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
    if (isBusy) manage.goOnWith(go);
    else save(go);
  };

  const onward = useOnward(manage);
  const saveAndGoOn = () => save(onward && withToast(onward.go));

  useSaveShortcut(() => save());
  useGoOnShortcut(onward?.name, saveAndGoOn);
  useSaveBeforeLeaving(saveAndLeave, canSave);
  return {
    form: { ref: formElement, onSubmit, onKeyDown: keepEnterFromSaving },
    retry: () => save(),
    /** Saves and goes on; `name` selects the text of its button. */
    goOn: onward && { name: onward.name, save: saveAndGoOn },
  };
};
