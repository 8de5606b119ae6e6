import { useState } from 'react';
import { filterKeys, type NumberKind, numberText, readNumber } from 'lib/typed-number';
import { type Limit, useLimit } from '../form-context';
import { NUMBER_REFUSALS } from '../number-refusals';

const problemIn =
  (kind: NumberKind): Limit =>
  held => {
    const read = typeof held === 'string' ? readNumber(held, kind) : undefined;
    return typeof read === 'string' ? NUMBER_REFUSALS[read] : undefined;
  };
const PROBLEMS: Record<NumberKind, Limit> = {
  whole: problemIn('whole'),
  decimal: problemIn('decimal'),
  cents: problemIn('cents'),
};

interface TypedNumberOptions {
  name: string;
  kind: NumberKind;
  /** The value of an emptied field. */
  empty?: number;
  /** A number, or the text that was typed and is none. */
  value: unknown;
  onChange: (value: number | string | undefined) => void;
}

/**
 * A number as it is typed: the record holds the number and the field the text, so that `0,` can become `0,5`. A text
 * that is no number is held as it was typed, and the form refuses it.
 */
export const useTypedNumber = ({ name, kind, empty, value, onChange }: TypedNumberOptions) => {
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  const [wasLeft, setLeft] = useState(true);
  const shown = typeof value === 'number' ? numberText(value) : String(value ?? '');
  const text = typed && typed.value === (value ?? undefined) ? typed.text : shown;

  const problemOf = PROBLEMS[kind];
  useLimit(name, problemOf);

  const type = (input: string) => {
    const filtered = filterKeys(input, text);
    const read = readNumber(filtered, kind) ?? empty;
    const held = typeof read === 'string' ? filtered : read;
    setTyped({ text: filtered, value: held });
    setLeft(false);
    onChange(held);
  };
  const leave = () => {
    setTyped(null);
    setLeft(true);
  };
  /** While the user types, no number is reported as wrong. */
  return { text, problem: wasLeft ? problemOf(value) : undefined, type, leave };
};

export type TypedNumber = ReturnType<typeof useTypedNumber>;
