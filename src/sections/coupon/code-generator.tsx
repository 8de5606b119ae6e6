import { type FormEvent, useId, useState } from 'react';
import { Button } from 'reactstrap';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { GeneratorProps } from 'crud/many/sheet';
import { trimmed } from 'lib/text';
import { MOST_CODES, numberedCodes, randomCodes } from './codes';

interface InputProps {
  label: MessageKey;
  value: string;
  isNumber?: boolean;
  onChange: (value: string) => void;
}

const Input = ({ label, value, isNumber, onChange }: InputProps) => {
  const t = useT();
  const id = useId();
  return (
    <div className={isNumber ? 'field many-number' : 'field'}>
      <label className="form-label" htmlFor={id}>
        {t(label)}
      </label>
      <input
        id={id}
        className="form-control form-control-sm"
        inputMode={isNumber ? 'numeric' : undefined}
        autoComplete="off"
        value={value}
        onChange={event => onChange(isNumber ? event.target.value.replace(/\D/g, '').slice(0, 6) : event.target.value)}
      />
    </div>
  );
};

/** The shortest random code: a shorter one is easily guessed. */
const LEAST_LENGTH = 4;
const MOST_LENGTH = 32;

const within = (text: string, least: number, most: number) => Math.min(Math.max(Number(text), least), most);

/** What is typed, and the codes that it stands for. */
const useCodes = () => {
  const [isRandom, setRandom] = useState(false);
  const [pattern, setPattern] = useState('');
  const [count, setCount] = useState('');
  const [first, setFirst] = useState('1');
  const [length, setLength] = useState('8');
  const [beginning, number] = [trimmed(pattern), within(count, 0, MOST_CODES)];
  return {
    isRandom,
    setRandom,
    inputs: [
      {
        label: isRandom ? 'coupon.many.beginning' : 'coupon.many.pattern',
        isNumber: false,
        value: pattern,
        onChange: setPattern,
      },
      { label: 'coupon.many.count', isNumber: true, value: count, onChange: setCount },
      isRandom
        ? { label: 'coupon.many.length', isNumber: true, value: length, onChange: setLength }
        : { label: 'coupon.many.first', isNumber: true, value: first, onChange: setFirst },
    ] as const satisfies readonly InputProps[],
    isComplete: number > 0 && (isRandom || beginning !== ''),
    make: () =>
      isRandom
        ? randomCodes(beginning, number, within(length, LEAST_LENGTH, MOST_LENGTH))
        : numberedCodes(beginning, number, Number(first)),
  };
};

/** Makes codes: numbered ones after a pattern, or random ones of a length. */
export const CodeGenerator = ({ onGenerate }: GeneratorProps) => {
  const t = useT();
  const id = useId();
  const { isRandom, setRandom, inputs, isComplete, make } = useCodes();
  const generate = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) onGenerate(make());
  };
  return (
    <form className="many-fields" aria-labelledby={`${id}-title`} onSubmit={generate} noValidate>
      <h2 id={`${id}-title`} className="form-legend">
        {t('coupon.many.generate')}
      </h2>
      <div className="many-line">
        <div className="field">
          <label className="form-label" htmlFor={id}>
            {t('coupon.many.kind')}
          </label>
          <select
            id={id}
            className="form-select form-select-sm"
            value={isRandom ? 'random' : 'numbered'}
            onChange={event => setRandom(event.target.value === 'random')}
          >
            <option value="numbered">{t('coupon.many.numbered')}</option>
            <option value="random">{t('coupon.many.random')}</option>
          </select>
        </div>
        {inputs.map(input => (
          <Input key={input.label} {...input} />
        ))}
        <Button type="submit" color="secondary" outline size="sm" aria-disabled={!isComplete}>
          {t('coupon.many.make')}
        </Button>
      </div>
    </form>
  );
};
