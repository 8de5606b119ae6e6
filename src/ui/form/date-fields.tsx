import type { ReactNode } from 'react';
import type { KeyOf } from './fields';
import { DateTimeField, DayField, EndField } from './internal/date-field';

interface DateFields<T> {
  /** A calendar day. */
  Day: (props: { name: KeyOf<T, string>; required?: boolean }) => ReactNode;
  /** A day with its time; the record holds an ISO instant. */
  DateTime: (props: { name: KeyOf<T, string>; required?: boolean }) => ReactNode;
  /** The same for the moment at which something ends: a day without a time lasts until 23:59. */
  End: (props: { name: KeyOf<T, string>; required?: boolean }) => ReactNode;
}

/** The date controls are separate from the others, so that only forms that show them load the date library. */
export const dateFields = <T,>(): DateFields<T> =>
  ({ Day: DayField, DateTime: DateTimeField, End: EndField }) as unknown as DateFields<T>;
