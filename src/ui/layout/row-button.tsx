import type { ButtonHTMLAttributes } from 'react';

interface RowButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  color: 'primary' | 'secondary' | 'danger';
}

/** A button in a row of a list. Not reactstrap's Button: that renders more slowly, and a list has dozens of them. */
export const RowButton = ({ color, ...attributes }: RowButtonProps) => (
  <button type="button" className={`btn btn-outline-${color} btn-sm`} {...attributes} />
);
