import type { ReactNode } from 'react';

interface EmptyStateProps {
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Says that there is nothing to show. */
export const EmptyState = ({ text, children }: EmptyStateProps) => (
  <div className="empty-state" role="status">
    <p>{text}</p>
    {children}
  </div>
);
