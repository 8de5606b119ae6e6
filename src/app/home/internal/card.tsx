import { type ReactNode, useId } from 'react';

interface CardProps {
  title: string;
  children: readonly ReactNode[];
}

/** A list with its heading; nothing without items. */
export const Card = ({ title, children }: CardProps) => {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section className="section-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
};
