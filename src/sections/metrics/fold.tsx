import type { ReactNode } from 'react';
import { formatCount } from 'lib/numbers';

interface FoldProps {
  title: string;
  /** How many rows are inside. */
  count: number;
  'data-cy'?: string;
  children: ReactNode;
}

/** What is rarely looked for, under its title until it is opened. */
export const Fold = ({ title, count, children, 'data-cy': dataCy }: FoldProps) => (
  <details className="metrics-part figures-part metrics-fold" data-cy={dataCy}>
    <summary>
      {title} <span className="form-text">{formatCount(count)}</span>
    </summary>
    {children}
  </details>
);
