import { useState } from 'react';
import { optionText } from 'core/i18n/option-text';
import { useT } from 'core/i18n/use-t';
import { pressedKey } from 'lib/pressed-key';
import type { SheetColumn } from './columns';

interface ValueControlProps {
  id: string;
  column: SheetColumn;
  text: string;
  /** Its name, if no visible label names it. */
  label?: string;
  isInvalid?: boolean;
  describedBy?: string;
  isLocked?: boolean;
  onChange: (text: string) => void;
}

/** The texts to choose from; undefined for what is typed. */
const useChoices = ({ column: { kind, options, optionsKey }, text }: ValueControlProps): string[] | undefined => {
  const t = useT();
  if (kind !== 'choice' && kind !== 'flag') return undefined;
  const known = kind === 'flag' ? [t('global.no'), t('global.yes')] : options.map(one => optionText(optionsKey, one));
  // What the sheet says stays in sight until something else is chosen.
  return text === '' || known.includes(text) ? known : [text, ...known];
};

const attributesOf = ({ id, label, isInvalid = false, describedBy }: ValueControlProps) => ({
  id,
  'aria-label': label,
  'aria-invalid': isInvalid,
  'aria-describedby': describedBy,
});

const invalidIf = (isInvalid = false) => (isInvalid ? ' is-invalid' : '');

const ChosenValue = ({ choices, ...props }: ValueControlProps & { choices: readonly string[] }) => {
  const { column, text, isInvalid, isLocked, onChange } = props;
  const t = useT();
  return (
    <select
      {...attributesOf(props)}
      className={`form-select form-select-sm${invalidIf(isInvalid)}`}
      disabled={isLocked}
      value={text === '' && column.kind === 'flag' ? t('global.no') : text}
      onChange={event => onChange(event.target.value)}
    >
      {text === '' && column.kind === 'choice' && <option value="">{t('global.none')}</option>}
      {choices.map(choice => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  );
};

const TypedValue = (props: ValueControlProps) => {
  const { text, isInvalid, isLocked, onChange } = props;
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed !== undefined && typed !== text) onChange(typed);
    setTyped(undefined);
  };
  return (
    <input
      {...attributesOf(props)}
      type="text"
      autoComplete="off"
      className={`form-control form-control-sm${invalidIf(isInvalid)}`}
      readOnly={isLocked}
      value={typed ?? text}
      onChange={event => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={event => pressedKey(event) === 'Enter' && commit()}
    />
  );
};

/** A value of a sheet: chosen, or typed. What is typed counts once the field is left, or after Enter. */
export const ValueControl = (props: ValueControlProps) => {
  const choices = useChoices(props);
  return choices ? <ChosenValue choices={choices} {...props} /> : <TypedValue {...props} />;
};
