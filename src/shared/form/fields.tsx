import type { ReactNode } from 'react';
import type { Named } from 'shared/model';
import type { LongTexts as LongTextsOf } from 'shared/text/long-texts';
import { CheckField } from './check-field';
import { ChoiceField } from './choice-field';
import { LongTextsField } from './long-texts-field';
import { ManyField, type OptionSource } from './many-field';
import { TextField } from './text-field';

/** The names of T's fields that hold a V. */
type KeyOf<T, V> = { [K in keyof T]-?: NonNullable<T[K]> extends V ? K : never }[keyof T] & string;

interface Fields<T> {
  /** One line of text, 200 characters unless told otherwise. */
  Text: (props: { name: KeyOf<T, string | number>; max?: number; required?: boolean }) => ReactNode;
  Check: (props: { name: KeyOf<T, boolean> }) => ReactNode;
  /** One of a few values, named `<section>.<field>Options.<value>`; unless required it may be empty. */
  Choice: <K extends KeyOf<T, string>>(props: {
    name: K;
    options: readonly NonNullable<T[K]>[];
    required?: boolean;
  }) => ReactNode;
  /** Several records of another resource, picked in a dialog. */
  Many: (props: { name: KeyOf<T, readonly Named[]> } & OptionSource) => ReactNode;
  /** Long markdown texts, each edited in the section's content screen. */
  LongTexts: (props: { texts: LongTextsOf<T> }) => ReactNode;
}

/** The form controls, with `name` narrowed to the fields of T that each of them can hold. */
export const fields = <T,>(): Fields<T> =>
  ({
    Text: TextField,
    Check: CheckField,
    Choice: ChoiceField,
    Many: ManyField,
    LongTexts: LongTextsField,
  }) as unknown as Fields<T>;
