import type { ReactNode } from 'react';

interface Head {
  label: string;
  required?: boolean;
}

interface AlignedRowsProps {
  /** Which rows they are; `<kind>-rows` in `_forms.scss` states the widths of their columns. */
  kind: 'param' | 'option' | 'dose' | 'symptom';
  heads: readonly Head[];
  /** The list of rows, each with a `field-row` in it. */
  children: ReactNode;
}

/**
 * Rows of fields as a table: one line each where the window is wide enough, with one head instead of a label in every
 * row. The labels stay for screen readers, so the head is for the eye only.
 */
export const AlignedRows = ({ kind, heads, children }: AlignedRowsProps) => (
  <div className={`aligned-rows ${kind}-rows`}>
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
