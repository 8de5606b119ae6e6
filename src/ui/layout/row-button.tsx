import type { ButtonHTMLAttributes } from 'react';

interface RowButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  color: 'primary' | 'secondary' | 'danger';
}

/** A button in a list's row. Written out, for a list has dozens of them and reactstrap's takes longer to make. */
export const RowButton = ({ color, ...attributes }: RowButtonProps) => (
  <button type="button" className={`btn btn-outline-${color} btn-sm`} {...attributes} />
);
