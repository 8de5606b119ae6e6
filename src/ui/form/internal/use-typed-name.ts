import { useState } from 'react';
import { trimmed } from 'lib/text';

/**
 * A name, a code or another short text while it is typed. The form holds it without spaces and invisible signs at both
 * ends; the input shows them until it is left, since more may be typed after them. What was not edited stays as it is.
 * @param opened the value with which the form opened
 */
export const useTypedName = (value: string, opened: string, onChange: (name: string) => void) => {
  const [typed, setTyped] = useState<string>();
  const nameOf = (text: string) => (text === opened ? text : trimmed(text));
  return {
    shown: typed !== undefined && nameOf(typed) === value ? typed : value,
    type: (text: string) => {
      setTyped(text);
      onChange(nameOf(text));
    },
    leave: () => setTyped(undefined),
  };
};
