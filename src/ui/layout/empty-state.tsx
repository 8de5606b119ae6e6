import type { ReactNode } from 'react';

interface EmptyStateProps {
  text: string;
  /** What the user can do about it. */
  children?: ReactNode;
}

/** Reports that there is nothing to show. */
export const EmptyState = ({ text, children }: EmptyStateProps) => (
  <div className="empty-state" role="status">
    <p>{text}</p>
    {children}
  </div>
);
