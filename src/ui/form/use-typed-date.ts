import { useState } from 'react';
import { type ReadDate, readDateTime, readDay, readEnd, toDateTimeInput } from 'lib/dates';
import { formatDateTime, formatDay } from 'lib/day-format';
import type { Limit } from './form-context';
import { INVALID_DATE, isInvalidDate } from './rules';

type Stored = string | null | undefined;

interface Kind {
  /** The type of the browser's own input, which opens as the picker. */
  picker: 'date' | 'datetime-local';
  shown: (stored: Stored) => string;
  read: (text: string) => ReadDate;
  toPicker: (stored: Stored) => string;
}

const dayToPicker = (stored: Stored): string => {
  const day = readDay(formatDay(stored));
  return ('date' in day && day.date) || '';
};

const KINDS = {
  /** A calendar day, sent as YYYY-MM-DD. */
  day: { picker: 'date', shown: formatDay, read: readDay, toPicker: dayToPicker },
  /** A day with its time: shown in this browser's time zone, sent as an ISO instant (R166). */
  moment: { picker: 'datetime-local', shown: formatDateTime, read: readDateTime, toPicker: toDateTimeInput },
  /** The moment at which something ends: a day without a time lasts until 23:59. */
  end: { picker: 'datetime-local', shown: formatDateTime, read: readEnd, toPicker: toDateTimeInput },
} as const satisfies Record<string, Kind>;

export type DateKind = keyof typeof KINDS;

const textIn = (invalid: string) => invalid.slice(INVALID_DATE.length);

/** Why a date field or a cell of a sheet refuses a text. */
export const DATE_REFUSALS = {
  date: 'entity.validation.date',
  year: 'entity.validation.year',
  clockChange: 'entity.validation.clockChange',
} as const;

const problemIn =
  (kind: DateKind): Limit =>
  value => {
    const read = isInvalidDate(value) ? KINDS[kind].read(textIn(value)) : undefined;
    return read && 'refused' in read ? DATE_REFUSALS[read.refused] : undefined;
  };

/** Why a date control of each kind cannot hold what was typed. */
export const DATE_LIMITS: Record<DateKind, Limit> = {
  day: problemIn('day'),
  moment: problemIn('moment'),
  end: problemIn('end'),
};

/**
 * A date that the user types in the format of the console or of the API, or picks. An untouched value stays unchanged,
 * to the second. What is no date is held as `INVALID_DATE` and the text, so that the rules reject it and it stays.
 */
export const useTypedDate = (kind: DateKind, value: Stored, onChange: (value: string | null) => void) => {
  const { picker, shown, read, toPicker }: Kind = KINDS[kind];
  const [typed, setTyped] = useState<{ text: string; value: string | null } | null>(null);
  const [wasLeft, setLeft] = useState(true);
  const held = isInvalidDate(value) ? textIn(value) : shown(value);

  const valueOf = (text: string) => {
    const found = read(text);
    return 'date' in found ? found.date : INVALID_DATE + text;
  };

  return {
    picker,
    picked: toPicker(value),
    text: typed && typed.value === (value ?? null) ? typed.text : held,
    /** While the user types, no date is reported as wrong. */
    error: wasLeft ? DATE_LIMITS[kind](value) : undefined,
    type: (text: string) => {
      const date = valueOf(text);
      setTyped({ text, value: date });
      setLeft(false);
      onChange(date);
    },
    pick: (text: string) => {
      setTyped(null);
      setLeft(true);
      onChange(valueOf(text));
    },
    leave: () => {
      setTyped(null);
      setLeft(true);
    },
  };
};

export type TypedDate = ReturnType<typeof useTypedDate>;
