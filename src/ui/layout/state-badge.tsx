interface StateBadgeProps {
  tone?: 'good' | 'bad' | 'waiting';
  /** What the server calls it, where that is another word. */
  raw?: string;
  'data-cy'?: string;
  children: string;
}

/** A state, by its word; the colour only repeats it. */
export const StateBadge = ({ tone, raw, children, 'data-cy': dataCy }: StateBadgeProps) => (
  <span className={`badge state${tone ? ` state-${tone}` : ''}`} title={raw} data-cy={dataCy}>
    {children}
  </span>
);
