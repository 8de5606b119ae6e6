import { useEffect, useRef } from 'react';
import { names } from 'ui/table/columns';
import { RecordLink } from 'crud/record-link';
import { ConfirmRemove, Edit } from 'crud/row-actions';
import type { List } from 'crud/use-list';
import { Cell } from 'ui/table/cell';
import type { SynonymGroup } from './model';

const words = names<SynonymGroup>('synonymWords');

interface GroupCardProps {
  group: SynonymGroup;
  list: List<SynonymGroup>;
}

/** A group with its words; the one that was just saved is marked, and focused once. */
export const GroupCard = ({ group, list }: GroupCardProps) => {
  const card = useRef<HTMLLIElement>(null);
  const isMarked = list.savedId !== undefined && group.id === list.savedId;
  useEffect(() => {
    if (isMarked) card.current?.focus({ preventScroll: true });
  }, [isMarked]);

  return (
    <li
      ref={card}
      tabIndex={isMarked ? -1 : undefined}
      className={isMarked ? 'marked-row' : undefined}
      data-cy="entityCard"
    >
      <h2>
        <RecordLink row={group} list={list.rowTools} />
      </h2>
      <p>
        <Cell row={group} show={words.cell} />
      </p>
      <div className="row-actions">
        <Edit row={group} list={list.rowTools} />
        <ConfirmRemove row={group} list={list.rowTools} />
      </div>
    </li>
  );
};
