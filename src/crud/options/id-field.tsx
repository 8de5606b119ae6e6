import { useRef, useState } from 'react';
import { lengthNearLimit } from 'core/i18n/characters-text';
import type { MessageKey } from 'core/i18n/message-key';
import type { Named } from 'lib/model';
import { textOf } from 'lib/records/parts';
import type { Duck } from 'records/duck';
import { type ControlProps, FieldFrame } from 'ui/form/field-frame';
import { useStoredHint } from 'ui/form/form-context';
import { MAX_TEXT } from 'ui/form/rules';
import { type FieldProps, useField } from 'ui/form/use-field';
import { atMost } from 'ui/form/use-text-limit';
import { ChooseButton } from './internal/choose-button';
import { type KnownName, useNameOfId } from './internal/use-name-of-id';
import { SelectOptionDialog } from './select-option-dialog';

/** Reserves the line of a name that is still being looked up, so that nothing below moves when it arrives. */
const EMPTY_LINE = '\u00a0';

const LIMIT = atMost(MAX_TEXT);

interface ChooseByNameProps {
  from: Duck<Named>;
  kind: string;
  id: string;
  onChoose: (option: Named) => void;
}

const ChooseByName = ({ from, kind, id, onChoose }: ChooseByNameProps) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement | null>(null);
  return (
    <>
      <ChooseButton label={kind} buttonRef={button} fieldRef={() => undefined} onClick={() => setOpen(true)} />
      {isOpen && (
        <SelectOptionDialog
          title={kind}
          from={from}
          isChosen={option => textOf(option.id) === id}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

interface IdFieldProps extends FieldProps {
  /** The list in which the user chooses the record by its name. Without it, the id can only be typed. */
  from?: Duck<Named>;
  /** The display name of that kind of record. */
  kind: string;
  /** Converts the typed or chosen id to the value that the form holds. */
  toValue: (typed: string) => unknown;
  /** What is wrong with the typed id, shown while the user types. */
  problem?: MessageKey;
  inputMode?: 'numeric';
  /** The name that came with the stored record. */
  storedName?: KnownName;
}

/** The id of a record of another resource: typed, or chosen by the record's name, which is then shown below. */
export const IdField = ({ from, kind, toValue, problem, inputMode, storedName, ...props }: IdFieldProps) => {
  const { field, label, error: refused } = useField(props);
  const error = refused ?? problem;
  const id = textOf(field.value);
  const { name, isAwaited, setName, retry } = useNameOfId(from, id, storedName);
  const stored = useStoredHint(props.name, field.value, LIMIT);
  const count = stored ?? lengthNearLimit(id.length, MAX_TEXT);

  const hint = [name, count].filter(Boolean).join(' · ') || (isAwaited ? EMPTY_LINE : undefined);

  const type = (typed: string) => field.onChange(toValue(typed));
  const choose = (option: Named) => {
    type(textOf(option.id));
    setName({ from, id: textOf(option.id), name: option.name });
  };
  const inputWith = (control: ControlProps) => (
    <input
      {...control}
      {...field}
      type="text"
      inputMode={inputMode}
      autoComplete="off"
      data-cy={props.name}
      className={`form-control${error ? ' is-invalid' : ''}`}
      value={id}
      onFocus={retry}
      onChange={event => type(event.target.value)}
    />
  );

  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {control => (
        <div className="input-group">
          {inputWith(control)}
          {from && <ChooseByName from={from} kind={kind} id={id} onChoose={choose} />}
        </div>
      )}
    </FieldFrame>
  );
};
