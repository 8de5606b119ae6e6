import { type FormEvent, useId, useState } from 'react';
import { Button } from 'reactstrap';
import { lengthText } from 'core/i18n/characters-text';
import { useT } from 'core/i18n/use-t';
import { SAVE_BUTTON } from 'core/navigation/save-button';
import { useUnsavedText } from 'core/navigation/unsaved-text';
import { type Attempt, useAppDispatch } from 'core/redux/hooks';
import { textOfFailure } from 'core/responses/server-text';
import { GONE } from 'crud/save/read-stored';
import type { SaveStep } from 'crud/save/save-step';
import { useReadAgain } from 'crud/save/use-read-again';
import { runSteps, useSaveRun } from 'crud/save/use-save-run';
import { comparisonOf } from 'features/changes/comparison';
import { RecoveryPrompt } from 'features/drafts/form/recovery-prompt';
import { type DraftState, useDraft } from 'features/drafts/form/use-draft';
import { SignedInAgain, useIsOnlyUnsaved } from 'ui/feedback/signed-in-again';
import { TimedAlert } from 'ui/feedback/timed-alert';
import { MAX_TEXT } from 'ui/form/rules';
import { applicationSettings, readSetting, updateSetting } from './duck';
import type { ApplicationSetting } from './model';
import { ValueInput } from './value-input';

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
const useSetting = (setting: ApplicationSetting) => {
  const attempt = useAppDispatch();
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
    const saved = await attempt(updateSetting(edited));
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

interface SaveResultProps {
  isEdited: boolean;
  result: Attempt | null;
  onGone: () => void;
}

const SaveResult = ({ isEdited, result, onGone }: SaveResultProps) => {
  const t = useT();
  const isOnlyUnsaved = useIsOnlyUnsaved(result?.error);
  if (isOnlyUnsaved && isEdited) return <SignedInAgain />;
  if (!result) return null;
  const { worked, error } = result;
  return (
    <TimedAlert
      kind={worked ? 'success' : 'danger'}
      detail={worked ? undefined : textOfFailure(error)}
      error={error}
      onGone={onGone}
    >
      {t(worked ? 'messages.updateSuccess' : 'messages.updateError')}
    </TimedAlert>
  );
};

interface SettingDraftProps {
  draft: DraftState<ApplicationSetting>;
  onType: (text: string) => void;
}

const SettingDraft = ({ draft, onType }: SettingDraftProps) => (
  <RecoveryPrompt
    draft={draft}
    compare={({ value }) => comparisonOf({}, { value })}
    onRestore={({ value }) => onType(value ?? '')}
  />
);

const SaveButton = ({ name, isEdited }: { name: string; isEdited: boolean }) => {
  const t = useT();
  return (
    <Button
      color="primary"
      outline={!isEdited}
      type="submit"
      aria-label={t('applicationSettings.saveOf', { name })}
      {...(isEdited && SAVE_BUTTON)}
      aria-disabled={!isEdited}
    >
      {t('entity.action.save')}
    </Button>
  );
};

const Description = ({ id, text }: { id: string; text?: string | null }) =>
  text && (
    <p className="form-text mt-0" id={id}>
      {text}
    </p>
  );

/** One setting with its own Save (R130). Saving it does not change the text typed into the others. */
export const SettingRow = ({ setting, isHidden }: { setting: ApplicationSetting; isHidden: boolean }) => {
  const t = useT();
  const id = useId();
  const { key, description } = setting;
  const { value, type, draft, isTooLong, isEdited, save, question, result, closeResult } = useSetting(setting);
  return (
    <li hidden={isHidden}>
      <SettingDraft draft={draft} onType={type} />
      <form
        aria-label={t('applicationSettings.settingOf', { name: key })}
        onSubmit={save}
        noValidate
        data-cy={`setting-${key}`}
      >
        <label className="form-label" htmlFor={id}>
          {key}
        </label>
        <Description id={`${id}-hint`} text={description} />
        <div className="input-group">
          <ValueInput
            id={id}
            className={`form-control${isTooLong ? ' is-invalid' : ''}`}
            value={value}
            opened={setting.value ?? ''}
            onType={type}
            aria-invalid={isTooLong}
            aria-describedby={`${id}-hint ${id}-error`}
          />
          <SaveButton name={key} isEdited={isEdited} />
        </div>
        <div id={`${id}-error`} className="invalid-feedback d-block">
          {isTooLong && `${t('entity.validation.tooLong')} ${lengthText(value.length, MAX_TEXT)}`}
        </div>
        <SaveResult isEdited={isEdited} result={result} onGone={closeResult} />
      </form>
      {question}
    </li>
  );
};
