import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUnsavedText } from 'core/navigation/unsaved-text';
import { type Attempt, useAppDispatch } from 'core/redux/hooks';
import { isOutcomeUnknown } from 'core/responses/responses';
import { readUntil } from 'crud/save/read-later';
import type { SaveStep } from 'crud/save/save-step';
import { useReadAgain } from 'crud/save/use-read-again';
import { runSteps, type SaveRun, useSaveRun } from 'crud/save/use-save-run';
import { type DraftState, useDraft } from 'features/drafts/form/use-draft';
import { useTellWhoLeft } from 'features/drafts/form/use-tell-who-left';
import { useShownText } from 'lib/browser/use-shown-text';
import { type Find, lookupByCall } from 'records/lookup';
import { MAX_TEXT } from 'ui/form/rules';
import { applicationSettings, showStored } from './duck';
import type { ApplicationSetting } from './model';
import { readSetting, updateSetting } from './update-setting';

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

const find: Find<ApplicationSetting> = ({ key }, _signal, background) => lookupByCall(readSetting(key, background));

/** Reads the setting again before it is overwritten. Only the value of what is stored now is changed. */
const useStored = (setting: ApplicationSetting) =>
  useReadAgain<ApplicationSetting>({
    i18n: 'applicationSettings',
    id: setting.key,
    base: setting,
    find,
    isStored: true,
    complete: ({ value }, now) => ({ ...now, value }),
  });

/** Sends a setting. If no answer says whether it is stored, it is read again until it is. */
const useSend = (
  draft: DraftState<ApplicationSetting>,
  { on }: SaveRun,
  onEnd: (saved: Attempt, value: string) => void,
) => {
  const dispatch = useAppDispatch();
  const tellWhoLeft = useTellWhoLeft();
  const { pathname } = useLocation();
  const end = (saved: Attempt, value: string) => {
    if (saved.worked) void draft.removeAfterSave();
    else if (!isOutcomeUnknown(saved.error)) draft.noteSending(false);
    onEnd(saved, value);
  };
  const send: SaveStep<ApplicationSetting> = async (edited, _next, { left }) => {
    const [value, isOnline] = [edited.value ?? '', navigator.onLine];
    on({ type: 'sent' });
    draft.noteSending(true);
    const saved = await dispatch(updateSetting(edited));
    if (left.aborted) {
      const isHere = tellWhoLeft({ name: edited.key, to: pathname, error: saved.error });
      if (isHere || saved.worked) end(saved, value);
      return;
    }
    const mayBeStored = isOnline && isOutcomeUnknown(saved.error);
    on(saved.worked ? { type: 'stored', hasChanged: true } : { type: 'failed', error: saved.error, mayBeStored });
    end(saved, value);
    if (!mayBeStored) return;
    const take = (now: ApplicationSetting) => {
      if (now.value !== edited.value) return false;
      void dispatch(showStored(now));
      on({ type: 'found', isStored: true });
      end({ worked: true, value: now }, value);
      return true;
    };
    void readUntil(find, [edited], take, left);
  };
  return send;
};

/** The text typed into one setting, and its own Save. */
export const useSetting = (setting: ApplicationSetting) => {
  useShownText();
  const stored = setting.value ?? '';
  // With null, nothing is typed. The row then shows the stored value, also one that a colleague stored after it
  // was mounted.
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? stored;
  const [result, setResult] = useState<Attempt | null>(null);
  const isEdited = value !== stored;
  const isTooLong = isEdited && value.length > MAX_TEXT;
  const draft = useSettingDraft(setting, value);
  useUnsavedText(
    () => (isEdited ? `${setting.key}\n${value}` : ''),
    () => !draft.status.read().failed,
  );
  const saving = useSaveRun();
  const { state, run, on } = saving;
  const type = (text: string) => {
    setTyped(text);
    draft.touch();
    on({ type: 'typed', isDirty: text !== stored });
  };

  const readAgain = useStored(setting);
  const send = useSend(draft, saving, (saved, sent) => {
    // Text typed during the save stays in the field, and becomes the draft.
    if (saved.worked) {
      setTyped(latest => (latest === sent ? null : latest));
      draft.touch();
    }
    setResult(saved);
  });
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
