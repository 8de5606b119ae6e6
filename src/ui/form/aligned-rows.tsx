import type { ReactNode } from 'react';
import { goToNextRow } from './internal/next-row';

interface Head {
  label: string;
  required?: boolean;
}

interface AlignedRowsProps {
  /** How wide the fields of a row are. `<kind>-rows` in `_forms.scss` sets the widths of their columns. */
  kind: 'five-column' | 'long-middle-short' | 'short-long' | 'long-short';
  heads: readonly Head[];
  /** The list of rows, each with a `field-row` in it. */
  children: ReactNode;
}

/**
 * Rows of fields as a table. If the window is wide enough, each row takes one line, and one header replaces the
 * labels in the rows. The labels stay for screen readers, so the header is only visual.
 */
export const AlignedRows = ({ kind, heads, children }: AlignedRowsProps) => (
  // Keys bubble up from the fields of the rows.
  <div className={`aligned-rows ${kind}-rows`} role="presentation" onKeyDown={goToNextRow}>
    <div className="rows-head" aria-hidden="true">
      {heads.map(({ label, required = false }) => (
        <span key={label}>
          {label}
          {required && <span className="required-mark"> *</span>}
        </span>
      ))}
    </div>
    {children}
  </div>
);
