import type { ReactNode } from 'react';
import { DateTimeField, DayField } from './date-field';
import type { KeyOf } from './fields';

interface DateFields<T> {
  /** A calendar day. */
  Day: (props: { name: KeyOf<T, string>; required?: boolean }) => ReactNode;
  /** A day with its time; the record holds an ISO instant. */
  DateTime: (props: { name: KeyOf<T, string>; required?: boolean }) => ReactNode;
}

/** The date controls are separate from the others, so that only forms that show them load the date library. */
export const dateFields = <T,>(): DateFields<T> =>
  ({ Day: DayField, DateTime: DateTimeField }) as unknown as DateFields<T>;
