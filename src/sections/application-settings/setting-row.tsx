import { useId } from 'react';
import { Button } from 'reactstrap';
import { lengthText } from 'core/i18n/characters-text';
import { useT } from 'core/i18n/use-t';
import { SAVE_BUTTON } from 'core/navigation/open-forms';
import type { Attempt } from 'core/redux/hooks';
import { isOutcomeUnknown } from 'core/responses/responses';
import { toldFailure } from 'core/responses/server-text';
import { SaveQuestionDialog } from 'crud/form/save/save-question-dialog';
import { comparisonOf } from 'features/changes/comparison';
import { RecoveryPrompt } from 'features/drafts/form/recovery-prompt';
import type { DraftState } from 'features/drafts/form/use-draft';
import { SignedInAgain, useIsOnlyUnsaved } from 'ui/feedback/signed-in-again';
import { TimedAlert } from 'ui/feedback/timed-alert';
import { MAX_TEXT } from 'ui/form/rules';
import type { ApplicationSetting } from './record';
import { useSetting } from './use-setting';
import { ValueInput } from './value-input';

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
  const text = isOutcomeUnknown(error) ? 'changes.changeMayBeStored' : 'messages.updateError';
  const failure = worked ? undefined : toldFailure(error, text);
  return (
    <TimedAlert
      kind={worked ? 'success' : 'danger'}
      detail={failure?.detail}
      details={failure?.details}
      onGone={onGone}
    >
      {t(failure?.text ?? 'messages.updateSuccess')}
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

/** The stored value breaks the limit. Nobody typed it here, and it stays until somebody types another one. */
const StoredHint = ({ id, isShown }: { id: string; isShown: boolean }) => {
  const t = useT();
  return isShown ? (
    <p className="form-text" id={id}>
      {`${t('entity.validation.tooLong')} ${t('entity.validation.asStored')}`}
    </p>
  ) : null;
};

/** One setting with its own Save (R130). Saving it does not change the text typed into the others. */
export const SettingRow = ({ setting, isHidden }: { setting: ApplicationSetting; isHidden: boolean }) => {
  const t = useT();
  const id = useId();
  const { key, description } = setting;
  const { value, type, draft, isTooLong, isEdited, save, saving, result, closeResult } = useSetting(setting);
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
            aria-describedby={`${id}-hint ${id}-stored ${id}-error`}
          />
          <SaveButton name={key} isEdited={isEdited} />
        </div>
        <StoredHint id={`${id}-stored`} isShown={!isEdited && value.length > MAX_TEXT} />
        <div id={`${id}-error`} className="invalid-feedback d-block">
          {isTooLong && `${t('entity.validation.tooLong')} ${lengthText(value.length, MAX_TEXT)}`}
        </div>
        <SaveResult isEdited={isEdited} result={result} onGone={closeResult} />
      </form>
      <SaveQuestionDialog i18n="applicationSettings" question={saving.save.question} onAnswer={saving.answer} />
    </li>
  );
};
