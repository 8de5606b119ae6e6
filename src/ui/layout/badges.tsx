interface BadgesProps {
  names: readonly string[];
  /** What people call one; its own name stands in the title then. */
  textOf: (name: string) => string;
}

/** Names, each as a badge. */
export const Badges = ({ names, textOf }: BadgesProps) => (
  <span className="d-inline-flex flex-wrap gap-1">
    {names.map((name, at) => (
      // A server may send one name twice.
      <span key={`${name} ${at}`} className="badge badge-plain" title={name}>
        {textOf(name)}
      </span>
    ))}
  </span>
);
