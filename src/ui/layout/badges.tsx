/** Names, each as a badge. */
export const Badges = ({ names }: { names: readonly string[] }) => (
  <span className="d-inline-flex flex-wrap gap-1">
    {names.map(name => (
      <span key={name} className="badge text-bg-secondary">
        {name}
      </span>
    ))}
  </span>
);
