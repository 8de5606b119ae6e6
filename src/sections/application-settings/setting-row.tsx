import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from 'reactstrap';
import { useUnsavedText } from 'core/navigation/unsaved-text';
import { useUnsavedWork } from 'core/navigation/unsaved-work';
import { MAX_TEXT } from 'ui/form/rules';
import { textOfFailure } from 'core/http/server-text';
import { useT } from 'core/i18n/use-t';
import { useAttempt, type Attempt } from 'core/redux/hooks';
import { TimedAlert } from 'ui/feedback/timed-alert';
import { updateSetting } from './duck';
import type { ApplicationSetting } from './model';

/** One setting with its own Save (R130); the others keep what was typed into them. */
export const SettingRow = ({ setting }: { setting: ApplicationSetting }) => {
  const t = useT();
  const id = useId();
  const attempt = useAttempt();
  const stored = setting.value ?? '';
  const [value, setValue] = useState(stored);
  const [outcome, setOutcome] = useState<Attempt | null>(null);
  const isSending = useRef(false);
  const isTooLong = value.length > MAX_TEXT;
  const isEdited = value !== stored;
  useUnsavedWork(isEdited);
  useUnsavedText(() => (isEdited ? `${setting.key}\n${value}` : ''), false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong || !isEdited || isSending.current) return;
    isSending.current = true;
    setOutcome(null);
    setOutcome(await attempt(updateSetting({ ...setting, value })));
    isSending.current = false;
  };

  return (
    <li>
      <form onSubmit={save} noValidate data-cy={`setting-${setting.key}`}>
        <label className="form-label" htmlFor={id}>
          {setting.key}
        </label>
        {setting.description && (
          <p className="form-text mt-0" id={`${id}-hint`}>
            {setting.description}
          </p>
        )}
        <div className="input-group">
          <input
            id={id}
            type="text"
            className={`form-control${isTooLong ? ' is-invalid' : ''}`}
            autoComplete="off"
            value={value}
            aria-invalid={isTooLong}
            aria-describedby={`${id}-hint ${id}-error`}
            onChange={event => setValue(event.target.value)}
          />
          <Button
            color="primary"
            outline={!isEdited}
            type="submit"
            aria-label={t('applicationSettings.saveOf', { name: setting.key })}
            aria-disabled={!isEdited}
          >
            {t('entity.action.save')}
          </Button>
        </div>
        <div id={`${id}-error`} className="invalid-feedback d-block">
          {isTooLong &&
            `${t('entity.validation.tooLong')} ${t('entity.validation.count', { count: value.length, max: MAX_TEXT })}`}
        </div>
        {outcome && (
          <TimedAlert
            kind={outcome.worked ? 'success' : 'danger'}
            detail={outcome.worked ? undefined : textOfFailure(outcome.error)}
            onGone={() => setOutcome(null)}
          >
            {t(outcome.worked ? 'messages.updateSuccess' : 'messages.updateError')}
          </TimedAlert>
        )}
      </form>
    </li>
  );
};
