import { useEffect, useMemo } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf } from 'core/responses/field-errors';
import { codesOf } from 'core/responses/refusal-codes';

interface Refusals<T extends FieldValues> {
  /** The field of the form for each field of the request. */
  fields: Readonly<Record<string, Path<T>>>;
  /** The field and the message key of a code, such as that of a login that is taken. */
  codes?: Readonly<Record<string, { field: Path<T>; message: string }>>;
}

type Told<T extends FieldValues> = readonly [field: Path<T>, message: string];

const ofCode = <T extends FieldValues>(error: unknown, { codes = {} }: Refusals<T>): Told<T>[] =>
  codesOf(error).flatMap((code): Told<T>[] => {
    const told = Object.hasOwn(codes, code) ? codes[code] : undefined;
    return told ? [[told.field, told.message]] : [];
  });

const ofFields = <T extends FieldValues>(error: unknown, { fields }: Refusals<T>): Told<T>[] =>
  fieldErrorsOf(error).flatMap(({ field, message }): Told<T>[] => {
    const shown = Object.hasOwn(fields, field) ? fields[field] : undefined;
    return shown === undefined ? [] : [[shown, message]];
  });

/**
 * Shows at the fields of an account form what the server refused in them. Returns whether a code says all there is to
 * say: then the form needs no other message. `refusals` stays the same object.
 */
export const useRefusedFields = <T extends FieldValues>(
  { setError }: UseFormReturn<T>,
  error: unknown,
  refusals: Refusals<T>,
): boolean => {
  const coded = useMemo(() => ofCode(error, refusals), [error, refusals]);
  useEffect(() => {
    const told = [...coded, ...ofFields(error, refusals)];
    told.forEach(([field, message], at) => setError(field, { type: 'server', message }, { shouldFocus: at === 0 }));
  }, [coded, error, refusals, setError]);
  return coded.length > 0;
};
