import { type FormEvent, useState } from 'react';
import { useUnsavedText } from 'core/navigation/unsaved-text';
import { type Attempt, useAppDispatch } from 'core/redux/hooks';
import { GONE } from 'crud/save/read-stored';
import type { SaveStep } from 'crud/save/save-step';
import { useReadAgain } from 'crud/save/use-read-again';
import { runSteps, useSaveRun } from 'crud/save/use-save-run';
import { useDraft } from 'features/drafts/form/use-draft';
import { MAX_TEXT } from 'ui/form/rules';
import { applicationSettings, readSetting, updateSetting } from './duck';
import type { ApplicationSetting } from './model';

/** The copy of what is typed into one setting. */
const useSettingDraft = (setting: ApplicationSetting, value: string) => {
  const draft = useDraft<ApplicationSetting>({
    section: applicationSettings.name,
    id: setting.key,
    base: setting,
    read: () => ({ ...setting, value }),
    dirty: value !== (setting.value ?? ''),
  });
  // The page holds all settings, so this says nothing about the setting that the other tab edits.
  return { ...draft, isOpenElsewhere: false };
};

/** Reads the setting again before it is overwritten. Only the value of what is stored now is changed. */
const useStored = (setting: ApplicationSetting) =>
  useReadAgain<ApplicationSetting>({
    i18n: 'applicationSettings',
    id: setting.key,
    base: setting,
    read: async ({ key }) => (await readSetting(key)) ?? GONE,
    isStored: true,
    complete: ({ value }, now) => ({ ...now, value }),
  });

/** The text typed into one setting, and its own Save. */
export const useSetting = (setting: ApplicationSetting) => {
  const dispatch = useAppDispatch();
  const stored = setting.value ?? '';
  // With null, nothing is typed. The row then shows the stored value, also one that a colleague stored after it
  // was mounted.
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? stored;
  const [result, setResult] = useState<Attempt | null>(null);
  const isTooLong = value.length > MAX_TEXT;
  const isEdited = value !== stored;
  const draft = useSettingDraft(setting, value);
  useUnsavedText(
    () => (isEdited ? `${setting.key}\n${value}` : ''),
    () => !draft.status.read().failed,
  );
  const type = (text: string) => {
    setTyped(text);
    draft.touch();
  };

  const readAgain = useStored(setting);
  const { state, run } = useSaveRun();
  const send: SaveStep<ApplicationSetting> = async edited => {
    const saved = await dispatch(updateSetting(edited));
    if (saved.worked) {
      // Text typed during the save stays in the field, and becomes the draft.
      setTyped(latest => (latest === value ? null : latest));
      void draft.drop();
      draft.touch();
    }
    setResult(saved);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong || !isEdited) return;
    setResult(null);
    const edited = { ...setting, value };
    void run(asking => runSteps([readAgain, send], edited, { ...asking, base: setting, typed: edited }));
  };
  const { question } = state;
  return { value, type, draft, isTooLong, isEdited, save, question, result, closeResult: () => setResult(null) };
};
