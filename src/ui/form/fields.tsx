import type { ReactNode } from 'react';
import { type Named } from 'lib/model';
import { type LongTexts as LongTextsOf } from 'lib/long-texts';
import { type MessageKey } from 'core/i18n/message-key';
import { CheckField } from './check-field';
import { ChoiceField } from './choice-field';
import { LongTextsField } from './long-texts-field';
import { ManyField, type OptionSource } from './many-field';
import { NumberField } from './number-field';
import { OneField } from './one-field';
import { TextField } from './text-field';
import { WordsField } from './words-field';

/** The names of T's fields that hold a V. */
export type KeyOf<T, V> = { [K in keyof T]-?: NonNullable<T[K]> extends V ? K : never }[keyof T] & string;

interface Fields<T> {
  /** A text of at most 200 characters unless told otherwise, in one line or over several rows. */
  Text: (props: { name: KeyOf<T, string | number>; max?: number; rows?: number; required?: boolean }) => ReactNode;
  /** A number; `whole` keeps digits only, `empty` is what no digits stand for, `tell` says what will be sent. */
  Number: (props: {
    name: KeyOf<T, number>;
    whole?: boolean;
    empty?: number;
    required?: boolean;
    hintOf?: (value: number | null | undefined) => string;
  }) => ReactNode;
  /** `hint` says what follows from it. */
  Check: (props: { name: KeyOf<T, boolean>; hint?: MessageKey }) => ReactNode;
  /** One of a few values, named `<section>.<field>Options.<value>`; unless required it may be empty. */
  Choice: <K extends KeyOf<T, string | number>>(props: {
    name: K;
    options: readonly NonNullable<T[K]>[];
    required?: boolean;
  }) => ReactNode;
  /** One record of another resource, picked in a dialog, or none. */
  One: (props: { name: KeyOf<T, Named>; required?: boolean; exceptSelf?: boolean } & OptionSource) => ReactNode;
  /** Several records of another resource, picked in a dialog. */
  Many: (props: { name: KeyOf<T, readonly Named[]>; exceptSelf?: boolean } & OptionSource) => ReactNode;
  /** Typed words. */
  Words: (props: { name: KeyOf<T, readonly Named[]> }) => ReactNode;
  /** Long markdown texts, each edited in the section's content screen. */
  LongTexts: (props: { texts: LongTextsOf<T> }) => ReactNode;
}

/** The form controls, with `name` narrowed to the fields of T that each of them can hold. */
export const fields = <T,>(): Fields<T> =>
  ({
    Text: TextField,
    Number: NumberField,
    Check: CheckField,
    Choice: ChoiceField,
    One: OneField,
    Many: ManyField,
    Words: WordsField,
    LongTexts: LongTextsField,
  }) as unknown as Fields<T>;
