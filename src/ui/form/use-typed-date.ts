import { useState } from 'react';
import { fromDateTimeInput, fromDateTimeText, fromDayText, toDateTimeInput } from 'lib/dates';
import { formatDateTime, formatDay } from 'lib/day-format';
import { comparable } from 'lib/text';
import { INVALID_DATE } from './rules';

type Stored = string | null | undefined;

interface Kind {
  /** The type of the browser's own input, which opens as the picker. */
  picker: 'date' | 'datetime-local';
  shown: (stored: Stored) => string;
  read: (text: string) => string | undefined;
  toPicker: (stored: Stored) => string;
  fromPicker: (text: string) => string | undefined;
}

const KINDS = {
  /** A calendar day, sent as YYYY-MM-DD. */
  day: {
    picker: 'date',
    shown: formatDay,
    read: fromDayText,
    toPicker: stored => fromDayText(formatDay(stored)) ?? '',
    fromPicker: text => text || undefined,
  },
  /** A day with its time: shown in this browser's time zone, sent as an ISO instant (R166). */
  moment: {
    picker: 'datetime-local',
    shown: formatDateTime,
    read: fromDateTimeText,
    toPicker: toDateTimeInput,
    fromPicker: fromDateTimeInput,
  },
} as const satisfies Record<string, Kind>;

export type DateKind = keyof typeof KINDS;

/**
 * A date that the user types in the format of the console, or picks. An untouched value stays unchanged, to the
 * second. A half-typed or nonexistent date is held as `INVALID_DATE`, so that the rules reject it.
 */
export const useTypedDate = (kind: DateKind, value: Stored, onChange: (value: string | null) => void) => {
  const { picker, shown, read, toPicker, fromPicker }: Kind = KINDS[kind];
  const [typed, setTyped] = useState<{ text: string; value: string | null } | null>(null);
  const [wasLeft, setLeft] = useState(false);
  const isWrong = value === INVALID_DATE;

  return {
    picker,
    picked: toPicker(value),
    text: typed && typed.value === (value ?? null) ? typed.text : shown(value),
    /** While the user types, no date is reported as wrong. */
    error: wasLeft && isWrong ? ('entity.validation.date' as const) : undefined,
    type: (text: string) => {
      const written = comparable(text);
      const date = written === '' ? null : (read(written) ?? INVALID_DATE);
      setTyped({ text, value: date });
      setLeft(false);
      onChange(date);
    },
    pick: (text: string) => {
      setTyped(null);
      onChange(fromPicker(text) ?? null);
    },
    leave: () => {
      setLeft(true);
      if (!isWrong) setTyped(null);
    },
  };
};

export type TypedDate = ReturnType<typeof useTypedDate>;
