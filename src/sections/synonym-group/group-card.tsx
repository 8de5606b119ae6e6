import { names } from 'ui/table/columns';
import { RecordLink } from 'crud/record-link';
import { ConfirmRemove, Edit } from 'crud/row-actions';
import type { List } from 'crud/use-list';
import { useFocusMarked } from 'ui/layout/use-focus-marked';
import { Cell } from 'ui/table/cell';
import type { SynonymGroup } from './model';

const words = names<SynonymGroup>('synonymWords');

interface GroupCardProps {
  group: SynonymGroup;
  list: List<SynonymGroup>;
}

/** A group with its words. The group that was just saved is marked, and focused once. */
export const GroupCard = ({ group, list }: GroupCardProps) => {
  const isMarked = list.savedId !== undefined && group.id === list.savedId;
  const card = useFocusMarked<HTMLLIElement>(isMarked);

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
