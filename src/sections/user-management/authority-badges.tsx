/** Authorities by name, each as a badge. */
export const AuthorityBadges = ({ names }: { names: readonly string[] }) => (
  <span className="d-inline-flex flex-wrap gap-1">
    {names.map(name => (
      <span key={name} className="badge text-bg-secondary">
        {name}
      </span>
    ))}
  </span>
);
