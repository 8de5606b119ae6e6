import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MenuEntry } from 'app/menu/menus';
import { useEntryName } from 'app/menu/use-entry-name';
import { useCurrentOf } from './use-current-of';

interface SectionGroupProps {
  title: string;
  entries: readonly MenuEntry[];
  /** Entries of which only the place is left: the server does not offer them after all. */
  places?: readonly MenuEntry[];
  /**
   * The content of a link, if it is more than the section's name. It may cut the name, which is also the link's
   * tooltip.
   */
  render?: (entry: MenuEntry, name: string) => ReactNode;
  onGo?: () => void;
}

/** A group of the menu: links to sections, with the current one marked. */
export const SectionGroup = ({ title, entries, places = [], render, onGo }: SectionGroupProps) => {
  const nameOf = useEntryName();
  const currentOf = useCurrentOf();
  if (entries.length + places.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {entries.map(entry => {
          const name = nameOf(entry);
          return (
            <li key={entry.to}>
              <Link to={entry.to} aria-current={currentOf(entry.to)} title={render && name} onClick={onGo}>
                {render ? render(entry, name) : name}
              </Link>
            </li>
          );
        })}
        {places.map(({ to }) => (
          <li key={to} className="section-place" aria-hidden="true" />
        ))}
      </ul>
    </section>
  );
};
