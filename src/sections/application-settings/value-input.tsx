import type { AriaAttributes } from 'react';
import { rowsOf, TextAreaOfLines } from 'ui/form/text-area';

interface ValueInputProps extends AriaAttributes {
  id: string;
  className: string;
  value: string;
  opened: string;
  onType: (text: string) => void;
}

/** The value of a setting: in one line, unless it has line breaks. */
export const ValueInput = ({ opened, onType, ...props }: ValueInputProps) => {
  const rows = rowsOf(opened);
  return rows === undefined ? (
    <input {...props} type="text" autoComplete="off" onChange={event => onType(event.target.value)} />
  ) : (
    <TextAreaOfLines {...props} rows={rows} opened={opened} onType={onType} />
  );
};
