import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpenForm } from 'core/navigation/open-forms';
import { type Attempt, useAppDispatch, valueOf } from 'core/redux/hooks';
import { readUntil } from 'crud/save/read-later';
import type { SaveContext } from 'crud/save/save-step';
import { type SaveRun, useSaveRun } from 'crud/save/use-save-run';
import { useWriteBack } from 'crud/save/use-write-back';
import { type DraftState, useDraft } from 'features/drafts/form/use-draft';
import { useTellWhoLeft } from 'features/drafts/form/use-tell-who-left';
import { useShownText } from 'lib/browser/use-shown-text';
import { type FindStored, lookupByCall } from 'records/lookup';
import type { WriteResult } from 'records/write-back';
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

const find: FindStored<ApplicationSetting> = ({ key }, _signal, background) =>
  lookupByCall(readSetting(key, background));

/** Writes a setting back: only the value of what is stored now is changed. */
const useWrite = (setting: ApplicationSetting) =>
  useWriteBack<ApplicationSetting>({
    i18n: 'applicationSettings',
    id: setting.key,
    base: setting,
    find,
    isStored: true,
    complete: ({ value }, now) => ({ ...now, value }),
    isDone: async ({ key, value }) => {
      const now = await readSetting(key);
      return now && now.value === value;
    },
  });

/** Reads a setting in the background until it is stored as it was sent. */
const useFindOut = (on: SaveRun['on']) => {
  const dispatch = useAppDispatch();
  return (sent: ApplicationSetting, left: AbortSignal, onFound: (now: ApplicationSetting) => void) => {
    const take = (now: ApplicationSetting) => {
      if (now.value !== sent.value) return false;
      void dispatch(showStored(now));
      on({ type: 'found', isStored: true });
      onFound(now);
      return true;
    };
    void readUntil(find, [sent], take, left);
  };
};

const attemptOf = (
  written: Extract<WriteResult<ApplicationSetting, unknown>, { sent: ApplicationSetting }>,
): Attempt =>
  written.is === 'stored' ? { worked: true, value: written.response } : { worked: false, error: written.error };

/** Saves a setting. If no answer says whether it is stored, it is read again until it is. */
const useSaveSetting = (
  setting: ApplicationSetting,
  draft: DraftState<ApplicationSetting>,
  { on }: SaveRun,
  onEnd: (saved: Attempt, value: string) => void,
) => {
  const dispatch = useAppDispatch();
  const tellWhoLeft = useTellWhoLeft();
  const { pathname } = useLocation();
  const write = useWrite(setting);
  const findOut = useFindOut(on);
  const end = (saved: Attempt, value: string, isUnknown = false) => {
    if (saved.worked) void draft.removeAfterSave();
    else if (!isUnknown) draft.noteSending(false);
    onEnd(saved, value);
  };
  return async (edited: ApplicationSetting, context: SaveContext<ApplicationSetting>) => {
    let isOnline = true;
    const written = await write(edited, context, async sent => {
      isOnline = navigator.onLine;
      on({ type: 'sent' });
      draft.noteSending(true);
      return valueOf(await dispatch(updateSetting(sent)));
    });
    if (!written || !('sent' in written)) return;
    const [value, isUnknown] = [edited.value ?? '', written.is === 'unconfirmed'];
    const saved = attemptOf(written);
    if (context.left.aborted) {
      const isHere = tellWhoLeft({ name: edited.key, to: pathname, error: saved.error });
      if (isHere || saved.worked) end(saved, value, isUnknown);
      return;
    }
    const mayBeStored = isOnline && isUnknown;
    on(saved.worked ? { type: 'stored', hasChanged: true } : { type: 'failed', error: saved.error, mayBeStored });
    end(saved, value, isUnknown);
    if (mayBeStored) findOut(edited, context.left, now => end({ worked: true, value: now }, value));
  };
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
  useOpenForm({
    unsavedText: () => ({ text: isEdited ? `${setting.key}\n${value}` : '', isStored: !draft.status.read().failed }),
  });
  const saving = useSaveRun();
  const { state, run, on } = saving;
  const type = (text: string) => {
    setTyped(text);
    draft.touch();
    on({ type: 'typed', isDirty: text !== stored });
  };

  const saveSetting = useSaveSetting(setting, draft, saving, (saved, sent) => {
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
    void run(asking => saveSetting(edited, { ...asking, base: setting, typed: edited }));
  };
  const { question } = state;
  return { value, type, draft, isTooLong, isEdited, save, question, result, closeResult: () => setResult(null) };
};
