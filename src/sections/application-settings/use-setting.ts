import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpenForm } from 'core/navigation/open-forms';
import { type Attempt, useAppDispatch, valueOf } from 'core/redux/hooks';
import { readUntil } from 'crud/form/save/read-later';
import type { SaveRun } from 'crud/form/save/save-run';
import type { SaveContext } from 'crud/form/save/save-step';
import { useSaveRun } from 'crud/form/save/use-save-run';
import { writeRecord, type WriteRecordOptions } from 'crud/form/save/write-record';
import { type DraftState, useDraft } from 'features/drafts/form/use-draft';
import { useTellWhoLeft } from 'features/drafts/form/use-tell-who-left';
import { useShownText } from 'lib/browser/use-shown-text';
import { createKnownRecord } from 'records/known-record';
import { lookup } from 'records/lookup';
import type { FindStored } from 'records/source';
import type { WriteResult } from 'records/write-back';
import { MAX_TEXT } from 'ui/form/rules';
import { applicationSettings, showStored } from './duck';
import type { ApplicationSetting } from './record';
import { readSetting, updateSetting } from './update-setting';

/** The copy of what is typed into one setting. */
const useSettingDraft = (setting: ApplicationSetting, value: string) => {
  const draft = useDraft<ApplicationSetting>({
    section: applicationSettings.name,
    id: setting.key,
    base: setting,
    read: () => ({ ...setting, value }),
    isDirty: value !== (setting.value ?? ''),
  });
  // The page holds all settings, so this says nothing about the setting that the other tab edits.
  return { ...draft, isOpenElsewhere: false };
};

const find: FindStored<ApplicationSetting> = ({ key }, _signal, background) => lookup(readSetting(key, background));

/** How a setting is written back: only the value of what is stored now is changed. */
const useWriting = (setting: ApplicationSetting): WriteRecordOptions<ApplicationSetting> => {
  const [known] = useState(() => createKnownRecord(setting));
  useEffect(() => known.follow(setting), [known, setting]);
  return {
    i18n: 'applicationSettings',
    id: setting.key,
    base: setting,
    known,
    find,
    isStored: true,
    complete: ({ value }, now) => ({ ...now, value }),
    isDone: async ({ key, value }) => {
      const now = await readSetting(key);
      return now && now.value === value;
    },
  };
};

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
  const writing = useWriting(setting);
  const findOut = useFindOut(on);
  const end = (saved: Attempt, value: string, isUnknown = false) => {
    if (saved.worked) void draft.removeAfterSave();
    else if (!isUnknown) draft.noteSending(false);
    onEnd(saved, value);
  };
  return async (edited: ApplicationSetting, context: SaveContext<ApplicationSetting>) => {
    let isOnline = true;
    const written = await writeRecord(writing, edited, context, async sent => {
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

/** The text typed into one setting. */
const useTypedSetting = ({ value: storedValue }: ApplicationSetting) => {
  const stored = storedValue ?? '';
  // With null, nothing is typed. The row then shows the stored value, also one that a colleague stored after it
  // was mounted.
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? stored;
  const isEdited = value !== stored;
  /** Text typed during the save stays in the field. */
  const clear = (sent: string) => setTyped(latest => (latest === sent ? null : latest));
  return { stored, value, setTyped, clear, isEdited, isTooLong: isEdited && value.length > MAX_TEXT };
};

/** The text typed into one setting, and its own Save. */
export const useSetting = (setting: ApplicationSetting) => {
  useShownText();
  const { stored, value, setTyped, clear, isEdited, isTooLong } = useTypedSetting(setting);
  const [result, setResult] = useState<Attempt | null>(null);
  const draft = useSettingDraft(setting, value);
  useOpenForm({
    unsavedText: () => ({ text: isEdited ? `${setting.key}\n${value}` : '', isStored: !draft.status.read().failed }),
  });
  const saving = useSaveRun();
  const type = (text: string) => {
    setTyped(text);
    draft.touch();
    saving.on({ type: 'typed', isDirty: text !== stored });
  };
  const saveSetting = useSaveSetting(setting, draft, saving, (saved, sent) => {
    if (saved.worked) {
      clear(sent);
      // What was typed during the save becomes the draft.
      draft.touch();
    }
    setResult(saved);
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong || !isEdited) return;
    setResult(null);
    const edited = { ...setting, value };
    void saving.run(asking => saveSetting(edited, { ...asking, base: setting, typed: edited }));
  };
  const closeResult = () => setResult(null);
  return { value, type, draft, isTooLong, isEdited, save, saving, result, closeResult };
};
