import { useState } from 'react';
import { fromDateTimeInput, fromDateTimeText, fromDayText, toDateTimeInput } from 'lib/dates';
import { formatDateTime, formatDay } from 'lib/day-format';
import { INVALID_DATE } from './rules';

type Stored = string | null | undefined;

interface Kind {
  /** The browser's own control, which opens as the picker. */
  picker: 'date' | 'datetime-local';
  shown: (stored: Stored) => string;
  read: (text: string) => string | undefined;
  toPicker: (stored: Stored) => string;
  fromPicker: (text: string) => string | undefined;
}

const KINDS = {
  /** A calendar day of the wire. */
  day: {
    picker: 'date',
    shown: formatDay,
    read: fromDayText,
    toPicker: stored => fromDayText(formatDay(stored)) ?? '',
    fromPicker: text => text || undefined,
  },
  /** A day with its time, in this browser's zone; an ISO instant (R166). */
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
 * A date that is typed in the reader's format, or picked. A value that was not touched stays to the second as it came;
 * one that is half typed, or does not exist, is held as `INVALID_DATE` for the rules to refuse.
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
    /** While it is being typed, no date is wrong yet. */
    error: wasLeft && isWrong ? ('entity.validation.date' as const) : undefined,
    type: (text: string) => {
      const date = text.trim() === '' ? null : (read(text) ?? INVALID_DATE);
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
