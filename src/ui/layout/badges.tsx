export interface BadgesProps {
  names: readonly string[];
  /** Returns the display name of an item. The item's own name is the badge's title. */
  textOf: (name: string) => string;
}

/** Names, each as a badge. */
export const Badges = ({ names, textOf }: BadgesProps) => (
  <span className="d-inline-flex flex-wrap gap-1">
    {names.map((name, at) => (
      // The server may send the same name twice.
      <span key={`${name} ${at}`} className="badge badge-plain" title={name}>
        {textOf(name)}
      </span>
    ))}
  </span>
);
