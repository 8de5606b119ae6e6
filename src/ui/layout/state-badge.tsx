interface StateBadgeProps {
  tone?: 'good' | 'bad' | 'waiting';
  /** The server's name of the state, if it is another word. */
  raw?: string;
  'data-cy'?: string;
  children: string;
}

/** A state as a word. The color only repeats it. */
export const StateBadge = ({ tone, raw, children, 'data-cy': dataCy }: StateBadgeProps) => (
  <span className={`badge state${tone ? ` state-${tone}` : ''}`} title={raw} data-cy={dataCy}>
    {children}
  </span>
);
