import { type ComponentProps, type RefCallback, useRef } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { typeText } from 'lib/browser/type-text';
import { type NumberKind, numberText, readingsOf } from 'lib/typed-number';
import { FieldFrame } from './field-frame';
import { useStoredHint } from './form-context';
import { type TypedNumber, useTypedNumber } from './internal/use-typed-number';
import { NUMBER_REFUSALS } from './number-refusals';
import { type FieldProps, useField } from './use-field';

interface NumberFieldProps extends FieldProps {
  /** Decides which decimals and thousands are taken; by default, any decimals. */
  kind?: NumberKind;
  /** The value of an emptied field (R94: region and race 1). Without it, the field holds no value. */
  empty?: number;
  /** Returns the hint next to the field, which shows what will be sent. */
  hintOf?: (value: number) => string;
}

interface ReadingsProps {
  label: string;
  text: string;
  onChoose: (text: string) => void;
}

/** The numbers that an ambiguous text may stand for, to choose from. No number is guessed. */
const Readings = ({ label, text, onChoose }: ReadingsProps) => {
  const t = useT();
  return (
    <div className="d-flex gap-2 mt-1" role="group" aria-label={t('entity.validation.readings', { label })}>
      {readingsOf(text)
        .map(numberText)
        .map(reading => (
          <Button key={reading} size="sm" color="secondary" outline onClick={() => onChoose(reading)}>
            {reading}
          </Button>
        ))}
    </div>
  );
};

type InputProps = Omit<ComponentProps<'input'>, 'ref'> & {
  kind: NumberKind;
  fieldRef: RefCallback<HTMLElement>;
  number: TypedNumber;
  readingsOfLabel: string | undefined;
};

/** The input, and the readings of what is typed if that is refused as ambiguous. */
const NumberInput = ({ kind, fieldRef, number, readingsOfLabel, ...props }: InputProps) => {
  const input = useRef<HTMLInputElement | null>(null);
  /** The chosen text is typed, so that the browser can undo it. */
  const choose = (text: string) => {
    input.current?.focus();
    input.current?.select();
    if (!typeText(text)) number.type(text);
  };
  return (
    <>
      <input
        {...props}
        ref={element => {
          input.current = element;
          fieldRef(element);
        }}
        type="text"
        inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={number.text}
        onChange={event => number.type(event.target.value)}
      />
      {readingsOfLabel !== undefined && <Readings label={readingsOfLabel} text={number.text} onChoose={choose} />}
    </>
  );
};

/** A number field that filters what is typed: no letters and no leading zeros (R163). */
export const NumberField = ({ kind = 'decimal', empty, hintOf, ...props }: NumberFieldProps) => {
  const { field, label, error: refused } = useField(props);
  const { value, onChange } = field;
  const number = useTypedNumber({ name: props.name, kind, empty, value, onChange });
  const error = refused ?? number.problem;
  const stored = useStoredHint(props.name, value);
  const hint = stored ?? (typeof value === 'number' ? hintOf?.(value) : undefined);
  const leave = () => {
    number.leave();
    field.onBlur();
  };

  return (
    <FieldFrame label={label} error={error} required={props.required} hint={hint}>
      {control => (
        <NumberInput
          {...control}
          kind={kind}
          fieldRef={field.ref}
          number={number}
          readingsOfLabel={error === NUMBER_REFUSALS.ambiguous ? label : undefined}
          name={props.name}
          required={props.required}
          data-cy={props.name}
          className={`form-control number-control${error ? ' is-invalid' : ''}`}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  );
};
