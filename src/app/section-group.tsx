import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MenuEntry } from './menus';
import { useCurrentOf } from './use-current-of';
import { useEntryName } from './use-entry-name';

interface SectionGroupProps {
  title: string;
  entries: readonly MenuEntry[];
  /** What a link shows, where that is more than its section's name. */
  render?: (entry: MenuEntry, name: string) => ReactNode;
  /** The names are not in sight: each stands in its link's tooltip. */
  hasTooltips?: boolean;
  onGo?: () => void;
}

/** A group of the menu: links to sections, the current one marked. */
export const SectionGroup = ({ title, entries, render, hasTooltips = false, onGo }: SectionGroupProps) => {
  const nameOf = useEntryName();
  const currentOf = useCurrentOf();
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {entries.map(entry => {
          const name = nameOf(entry);
          return (
            <li key={entry.to}>
              <Link
                to={entry.to}
                aria-current={currentOf(entry.to)}
                title={hasTooltips ? name : undefined}
                onClick={onGo}
              >
                {render ? render(entry, name) : name}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
