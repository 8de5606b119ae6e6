import type { ReactNode } from 'react';
import { type MessageKey } from 'core/i18n/message-key';
import { type Named } from 'lib/model';
import type { Parts } from 'lib/records/parts';
import type { AnyShape } from 'lib/records/shape';
import type { NumberKind } from 'lib/typed-number';
import { CheckField } from './check-field';
import { ChoiceField } from './choice-field';
import { LongTextsField } from './internal/long-texts-field';
import { NumberField } from './number-field';
import { TextField } from './text-field';
import type { FieldProps } from './use-field';
import { WordsField } from './words-field';

/** The names of T's fields that hold a V. */
export type KeyOf<T, V> = { [K in keyof T]-?: NonNullable<T[K]> extends V ? K : never }[keyof T] & string;

interface Fields<T> {
  /** A text of at most `max` characters, 200 by default, in one line or over several rows. */
  Text: (props: { name: KeyOf<T, string | number>; max?: number; rows?: number; required?: boolean }) => ReactNode;
  /** A number. `kind` tells its decimals, `empty` is the value of an empty field, `hintOf` shows what will be sent. */
  Number: (props: {
    name: KeyOf<T, number>;
    kind?: NumberKind;
    empty?: number;
    required?: boolean;
    hintOf?: (value: number) => string;
  }) => ReactNode;
  /** A checkbox. `hint` describes the consequence. */
  Check: (props: { name: KeyOf<T, boolean>; hint?: MessageKey }) => ReactNode;
  /** One of a few values, with the texts `<section>.<field>Options.<value>`. It may be empty unless it is required. */
  Choice: (props: { name: KeyOf<T, string | number>; required?: boolean }) => ReactNode;
  /** Words that the user types. */
  Words: (props: { name: KeyOf<T, readonly Named[]> }) => ReactNode;
  /** The record's long markdown texts, each with a button that opens its editor. */
  LongTexts: () => ReactNode;
}

/** A select of the options that the record's shape names. */
const choiceOf = (shape: Parts) => {
  const Choice = (props: FieldProps) => <ChoiceField {...props} options={shape[props.name]?.options ?? []} />;
  return Choice;
};

/** The form controls of a record, with `name` narrowed to the fields of T that each control can hold. */
export const fields = <T,>(record?: { blank: T; shape: AnyShape<T> }): Fields<T> =>
  ({
    Text: TextField,
    Number: NumberField,
    Check: CheckField,
    Choice: choiceOf((record?.shape ?? {}) as Parts),
    Words: WordsField,
    LongTexts: LongTextsField,
  }) as unknown as Fields<T>;
