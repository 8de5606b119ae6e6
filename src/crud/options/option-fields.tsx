import type { ReactNode } from 'react';
import type { Named } from 'lib/model';
import type { Duck } from 'records/duck';
import type { KeyOf } from 'ui/form/fields';
import { SuggestedWordsField } from './internal/suggested-words-field';
import { ManyField, type OptionProps } from './many-field';
import { OneField } from './one-field';

interface OptionFields<T> {
  /** One record of another resource, picked in a dialog, or none. */
  One: (props: { name: KeyOf<T, Named>; required?: boolean; exceptSelf?: boolean } & OptionProps) => ReactNode;
  /** Several records of another resource, picked in a dialog. */
  Many: (props: { name: KeyOf<T, readonly Named[]>; exceptSelf?: boolean } & OptionProps) => ReactNode;
  /** Words that the user types. The records of another resource are suggested. */
  Words: (props: { name: KeyOf<T, readonly Named[]>; from: Duck<Named> }) => ReactNode;
}

/** The controls that pick records of a list. They are separate from the others, because they ask the server. */
export const optionFields = <T,>(): OptionFields<T> =>
  ({ One: OneField, Many: ManyField, Words: SuggestedWordsField }) as unknown as OptionFields<T>;
