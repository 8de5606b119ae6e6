import { type KeyboardEvent, type Ref, useRef } from 'react';
import { useT } from 'core/i18n/use-t';
import { hasCalendar, openCalendar } from 'lib/browser/calendar';
import { pressedKey } from 'lib/pressed-key';
import type { ControlProps } from './field-frame';
import type { TypedDate } from './use-typed-date';

interface DateControlProps {
  control: ControlProps;
  date: TypedDate;
  name: string;
  label: string;
  required?: boolean;
  invalid: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
}

const CalendarIcon = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path fill="none" stroke="currentColor" strokeWidth="1.5" d="M2 3.5h12v10H2zM2 6.5h12M5 1.5v3M11 1.5v3" />
  </svg>
);

interface PickButtonProps {
  label: string;
  onClick: () => void;
}

const PickButton = ({ label, onClick }: PickButtonProps) => {
  const t = useT();
  const name = t('entity.date.pick', { label });
  return (
    <button type="button" className="btn btn-outline-secondary" aria-label={name} title={name} onClick={onClick}>
      <CalendarIcon />
    </button>
  );
};

/** The browser's calendar. The button and Alt+ArrowDown open it. An older browser cannot, and gets no button. */
const useCalendar = () => {
  const picker = useRef<HTMLInputElement>(null);
  const canOpen = hasCalendar();
  const open = () => openCalendar(picker.current);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || pressedKey(event) !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };
  return { picker, canOpen, open, onKeyDown };
};

/** A date as text, and a button that opens the browser's calendar. The calendar's own input is invisible. */
export const DateControl = ({ control, date, name, label, required, invalid, inputRef, onBlur }: DateControlProps) => {
  const { picker, canOpen, open, onKeyDown } = useCalendar();
  const leave = () => {
    date.leave();
    onBlur?.();
  };

  return (
    <div className="input-group date-control">
      <input
        {...control}
        ref={inputRef}
        name={name}
        type="text"
        autoComplete="off"
        required={required}
        data-cy={name}
        className={`form-control${invalid ? ' is-invalid' : ''}`}
        value={date.text}
        onChange={event => date.type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {canOpen && <PickButton label={label} onClick={open} />}
      <input
        ref={picker}
        type={date.picker}
        className="date-picker"
        tabIndex={-1}
        aria-hidden="true"
        value={date.picked}
        onChange={event => date.pick(event.target.value)}
      />
    </div>
  );
};
