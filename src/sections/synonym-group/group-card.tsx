import type { ListController } from 'crud/list/list-controller';
import { RecordLink } from 'crud/list/record-link';
import { ConfirmRemove, Edit } from 'crud/list/row-actions';
import { useFocusMarked } from 'ui/layout/use-focus-marked';
import { Cell } from 'ui/table/cell';
import { names } from 'ui/table/columns';
import type { SynonymGroup } from './record';

const words = names<SynonymGroup>('synonymWords');

interface GroupCardProps {
  group: SynonymGroup;
  list: ListController<SynonymGroup>;
}

/** A group with its words. The group that was just saved is marked, and focused once. */
export const GroupCard = ({ group, list }: GroupCardProps) => {
  const isMarked = list.saved.id !== undefined && group.id === list.saved.id;
  const card = useFocusMarked<HTMLLIElement>(isMarked);

  return (
    <li
      ref={card}
      tabIndex={isMarked ? -1 : undefined}
      className={isMarked ? 'marked-row' : undefined}
      data-cy="entityCard"
    >
      <h2>
        <RecordLink row={group} tools={list.tools} />
      </h2>
      <p>
        <Cell row={group} show={words.cell} />
      </p>
      <div className="row-actions">
        <Edit row={group} tools={list.tools} />
        <ConfirmRemove row={group} tools={list.tools} />
      </div>
    </li>
  );
};
